/*
 * A library to preload: makes calls to the system fail on purpose.
 *
 * FAULT is one or more of "CALL ACTION N;", at most four. From CALL (a name below, "reading" for
 * read and pread, "writing" for what changes files, "any" for both and open) the N-th one, counted
 * from 1, or every one where N is 0, does not do what was asked, but ACTION:
 *     short       moves half of what was asked
 *     EIO, ...    fails with this error; EINTR with N 0 fails every second time
 *     kill        ends the program by SIGKILL, before the call
 *     truncate    halves the file FAULT_FILE first, then does what was asked
 *     grow        appends to that file first
 *     replace     puts another file into its place first
 * When the last of them happens the file FAULT_FIRED is made. Memory fails by "malloc ENOMEM N;",
 * that of the threads that std::thread has made by "job-malloc ENOMEM N;", but for what ICU asks
 * for (72's ucsdet_open frees what it did not get), in a library of its own or inside
 * libcharsleuth, whose own code asks by operator new; the making of a thread by "thread EAGAIN N;".
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

struct fault {
    char call[16], action[16];
    int error;
    long nth;
    atomic_long seen;
};
static struct fault faults[4];
static atomic_int fault_count;
static const char *fault_file, *fired_file;

static const struct {
    const char* name;
    int value;
} errors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC},         {"EINTR", EINTR},  {"EROFS", EROFS},
              {"ENOMEM", ENOMEM}, {"EOPNOTSUPP", EOPNOTSUPP}, {"EAGAIN", EAGAIN}};

static void start(void) {
    const char* text = getenv("FAULT");
    int count = 0, used = 0;
    for (; text != NULL && count < 4; text += used, ++count) {
        struct fault* fault = &faults[count];
        used = 0;
        if (sscanf(text, " %15s %15s %ld;%n", fault->call, fault->action, &fault->nth, &used) != 3)
            break;
        for (size_t i = 0; i < sizeof errors / sizeof *errors; ++i)
            if (strcmp(fault->action, errors[i].name) == 0)
                fault->error = errors[i].value;
    }
    fault_file = getenv("FAULT_FILE");
    fired_file = getenv("FAULT_FIRED");
    unsetenv("LD_PRELOAD"); /* programs that this one starts are left alone */
    atomic_store(&fault_count, count);
}

/* The function of the C library. */
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void put(const char* path, int flags, const char* text) {
    const int fd = REAL(open)(path, flags, 0600);
    const ssize_t size = (ssize_t)strlen(text);
    if (fd < 0 || REAL(write)(fd, text, (size_t)size) != size || close(fd) != 0)
        abort();
}

static void change_file(const char* action) {
    struct stat status;
    char other[4096];
    if (strcmp(action, "truncate") == 0) {
        if (stat(fault_file, &status) != 0 || truncate(fault_file, status.st_size / 2) != 0)
            abort();
    } else if (strcmp(action, "grow") == 0) {
        put(fault_file, O_WRONLY | O_APPEND, "more\n");
    } else if (strcmp(action, "replace") == 0) {
        snprintf(other, sizeof other, "%s.other", fault_file);
        put(other, O_WRONLY | O_CREAT, "other\n");
        if (REAL(rename)(other, fault_file) != 0)
            abort();
    }
}

enum kind { READING = 1, WRITING, OPENING, LISTING, MEMORY, THREADS };
enum outcome { AS_ASKED, FAILED, IN_PART };

static int concerns(const struct fault* fault, const char* call, enum kind kind) {
    return strcmp(fault->call, call) == 0 ||
           (kind == READING && strcmp(fault->call, "reading") == 0) ||
           (kind == WRITING && strcmp(fault->call, "writing") == 0) ||
           (kind <= OPENING && strcmp(fault->call, "any") == 0);
}

static enum outcome strike(const char* call, enum kind kind) {
    const int count = atomic_load(&fault_count);
    for (int i = 0; i < count; ++i) {
        struct fault* fault = &faults[i];
        if (!concerns(fault, call, kind))
            continue;
        const long number = atomic_fetch_add(&fault->seen, 1) + 1;
        if (fault->nth != 0 ? number != fault->nth : fault->error == EINTR && number % 2 == 0)
            continue;
        if (i == count - 1 && fired_file != NULL && number == (fault->nth != 0 ? fault->nth : 1))
            put(fired_file, O_WRONLY | O_CREAT, "");
        if (strcmp(fault->action, "kill") == 0)
            raise(SIGKILL);
        if (strcmp(fault->action, "short") == 0)
            return IN_PART;
        if (fault->error != 0) {
            errno = fault->error;
            return FAILED;
        }
        change_file(fault->action);
    }
    return AS_ASKED;
}

#define MOVING(name, kind, parameters, ...)                                                        \
    ssize_t name parameters {                                                                      \
        const enum outcome outcome = strike(#name, kind);                                          \
        if (outcome == FAILED)                                                                     \
            return -1;                                                                             \
        if (outcome == IN_PART && count > 1)                                                       \
            count = count / 2;                                                                     \
        return REAL(name)(__VA_ARGS__);                                                            \
    }
MOVING(read, READING, (int fd, void* to, size_t count), fd, to, count)
MOVING(pread, READING, (int fd, void* to, size_t count, off_t at), fd, to, count, at)
MOVING(write, WRITING, (int fd, const void* from, size_t count), fd, from, count)
MOVING(pwrite, WRITING, (int fd, const void* from, size_t count, off_t at), fd, from, count, at)

#define CHANGING(name, parameters, ...)                                                            \
    int name parameters {                                                                          \
        return strike(#name, WRITING) == FAILED ? -1 : REAL(name)(__VA_ARGS__);                    \
    }
CHANGING(fsync, (int fd), fd)
CHANGING(fchmod, (int fd, mode_t mode), fd, mode)
CHANGING(fchown, (int fd, uid_t user, gid_t group), fd, user, group)
CHANGING(rename, (const char* from, const char* to), from, to)
CHANGING(link, (const char* from, const char* to), from, to)
CHANGING(unlink, (const char* path), path)
CHANGING(mkostemp, (char* pattern, int flags), pattern, flags)
CHANGING(linkat, (int a, const char* from, int b, const char* to, int flags), a, from, b, to, flags)

int open(const char* path, int flags, ...) {
    const int nameless = (flags & O_TMPFILE) == O_TMPFILE;
    mode_t mode = 0;
    if (nameless || (flags & O_CREAT)) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    if (strike(nameless ? "tmpfile" : "open", nameless ? WRITING : OPENING) == FAILED)
        return -1;
    return REAL(open)(path, flags, mode);
}

struct dirent* readdir(DIR* folder) {
    return strike("readdir", LISTING) == FAILED ? NULL : REAL(readdir)(folder);
}

/* Whether a place in the code belongs to a library. */
static int is_in(void* place, const char* library) {
    Dl_info info;
    return dladdr(place, &info) != 0 && strstr(info.dli_fname, library) != NULL;
}

static int is_icu(void* place) {
    return is_in(place, "libicu") || is_in(place, "libcharsleuth");
}

struct job {
    void* (*function)(void*);
    void* argument;
};
static __thread int in_job;

static void* run_job(void* argument) {
    const struct job job = *(struct job*)argument;
    free(argument);
    in_job = 1;
    return job.function(job.argument);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*function)(void*),
                   void* argument) {
    if (strike("thread", THREADS) == FAILED)
        return errno;
    if (!is_in(*(void**)&function, "libstdc++"))
        return REAL(pthread_create)(thread, attributes, function, argument);
    struct job* job = REAL(malloc)(sizeof *job);
    *job = (struct job){function, argument};
    return REAL(pthread_create)(thread, attributes, run_job, job);
}

static int (*program)(int, char**, char**);

/* Faults begin with main(): what the loader and constructors do is left alone. */
static int main_with_faults(int count, char** words, char** environment) {
    start();
    return program(count, words, environment);
}

int __libc_start_main(int (*main)(int, char**, char**), int count, char** words, void (*init)(void),
                      void (*end)(void), void (*unload)(void), void* stack) {
    int (*real)(int (*)(int, char**, char**), int, char**, void (*)(void), void (*)(void),
                void (*)(void), void*);
    *(void**)&real = dlsym(RTLD_NEXT, "__libc_start_main");
    program = main;
    return real(main_with_faults, count, words, init, end, unload, stack);
}

void* malloc(size_t size) {
    static void* (*real)(size_t);
    static __thread int inside; /* dlsym allocates */
    if (real == NULL) {
        if (inside)
            return NULL;
        inside = 1;
        real = REAL(malloc);
        inside = 0;
    }
    if (in_job && !is_icu(__builtin_return_address(0)) && strike("job-malloc", MEMORY) == FAILED)
        return NULL;
    return strike("malloc", MEMORY) == FAILED ? NULL : real(size);
}
