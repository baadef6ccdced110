/* Functions of the C library as glibc 2.17 had them: newer ones have other versions of the same
   names, and the wheel would be refused on RHEL 8, Ubuntu 20.04 and Amazon Linux 2023. The linker
   hands calls of NAME to __wrap_NAME (CMakeLists.txt, --wrap). */
#include <pthread.h>

#ifdef __x86_64__
#define FIRST "GLIBC_2.2.5" /* which the machine's first glibc was */
#else
#define FIRST "GLIBC_2.17"
#endif

/* 2.29 left errno to the caller, who never looks at it here. */
#define OLDER_1(name)                                                                              \
    double older_##name(double);                                                                   \
    __asm__(".symver older_" #name "," #name "@" FIRST);                                           \
    double __wrap_##name(double x);                                                                \
    double __wrap_##name(double x) {                                                               \
        return older_##name(x);                                                                    \
    }
OLDER_1(exp)
OLDER_1(log)
OLDER_1(log2)

double older_pow(double, double);
__asm__(".symver older_pow,pow@" FIRST);
double __wrap_pow(double x, double y);
double __wrap_pow(double x, double y) {
    return older_pow(x, y);
}

/* 2.34 moved these from libpthread, which Python has loaded where it is a library of its own. */
int older_once(pthread_once_t*, void (*)(void));
__asm__(".symver older_once,pthread_once@" FIRST);
int __wrap_pthread_once(pthread_once_t* once, void (*run)(void));
int __wrap_pthread_once(pthread_once_t* once, void (*run)(void)) {
    return older_once(once, run);
}

int older_key_create(pthread_key_t*, void (*)(void*));
__asm__(".symver older_key_create,__pthread_key_create@" FIRST);
int __wrap___pthread_key_create(pthread_key_t* key, void (*end)(void*));
int __wrap___pthread_key_create(pthread_key_t* key, void (*end)(void*)) {
    return older_key_create(key, end);
}

/* 2.32: whether the process has one thread only, which lets libstdc++ count references without
 * locking. */
char __libc_single_threaded = 0;
