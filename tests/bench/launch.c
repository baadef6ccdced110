/*
 * Runs a program to its end and prints what it took: seconds of the processor, seconds by the
 * clock, kibibytes resident at its peak.
 *
 *     launch PROGRAM [ARGUMENT...]     ends with 127 where the program cannot be run
 *
 * The peak that the system tells of a program is no less than what the process that became it had
 * resident before. A benchmark has its inputs there; this has next to nothing.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double clock_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double seconds(struct timeval time) {
    return (double)time.tv_sec + 1e-6 * (double)time.tv_usec;
}

int main(int argc, char **argv) {
    if (argc < 2)
        return 127;
    const int nowhere = open("/dev/null", O_RDWR);
    const double start = clock_seconds();
    const pid_t child = fork();
    if (child == 0) {
        for (int descriptor = 0; descriptor < 3; ++descriptor)
            dup2(nowhere, descriptor);
        execv(argv[1], argv + 1);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child || !WIFEXITED(status) ||
        WEXITSTATUS(status) == 127)
        return 127;
    printf("%.9f %.9f %ld\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
           clock_seconds() - start, usage.ru_maxrss);
    return 0;
}
