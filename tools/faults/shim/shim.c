// Counts the writes and flushes of a program to the files of one folder, and breaks them as it is told to: built and
// preloaded by shim.mjs, which describes the control block. Companion files in shared memory (-shm) are left alone,
// since SQLite makes them anew.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2 };
enum { BEFORE = 0, HALF = 1, AFTER = 2 };

// In the order of FIELDS in shim.mjs.
struct control {
  uint64_t count, kill_at, kill_how, fail_from, fail_most, fail_what, fail_errno, skip_sync, failed;
};

static struct control *control;
static const char *folder;
static int journal = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_pwritev)(int, const struct iovec *, int, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_fallocate)(int, off_t, off_t);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_pwritev = dlsym(RTLD_NEXT, "pwritev");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_fallocate = dlsym(RTLD_NEXT, "posix_fallocate");
  const char *file = getenv("WARREN_FAULT_CONTROL");
  folder = getenv("WARREN_FAULT_FOLDER");
  if (file == NULL || folder == NULL) return;
  int fd = open(file, O_RDWR | O_CLOEXEC);
  if (fd < 0) return;
  void *page = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (page != MAP_FAILED) control = page;
  const char *log = getenv("WARREN_FAULT_JOURNAL");
  if (log != NULL) journal = open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

// Whether a file counts; its name is written to `path`.
static int counts(int fd, char path[4096]) {
  if (control == NULL) return 0;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, 4095);
  if (length <= 0) return 0;
  path[length] = 0;
  if (strncmp(path, folder, strlen(folder)) != 0) return 0;
  return length < 4 || strcmp(path + length - 4, "-shm") != 0;
}

static void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

static void journal_bytes(const void *bytes, size_t length) {
  const char *next = bytes;
  while (length > 0) {
    ssize_t written = real_write(journal, next, length);
    if (written <= 0) return;
    next += written;
    length -= (size_t)written;
  }
}

// Remembers what a write replaces and what it writes, or (size SIZE_MAX) that all before it is flushed.
static void remember(int fd, const char *path, off_t offset, const void *bytes, size_t size, int truncates) {
  if (journal < 0) return;
  struct stat about;
  if (fstat(fd, &about) != 0) return;
  int is_sync = size == SIZE_MAX;
  off_t end = truncates ? about.st_size : offset + (off_t)size;
  size_t old_size = is_sync || offset >= about.st_size || end <= offset ? 0 : (size_t)(end - offset);
  char *old = old_size == 0 ? NULL : malloc(old_size);
  ssize_t got = old == NULL ? 0 : pread(fd, old, old_size, offset);
  uint64_t head[6] = {is_sync ? 3 : truncates ? 2 : 1, strlen(path), (uint64_t)offset,
                      (uint64_t)about.st_size, got > 0 ? (uint64_t)got : 0, is_sync ? 0 : size};
  journal_bytes(head, sizeof head);
  journal_bytes(path, head[1]);
  if (head[4] > 0) journal_bytes(old, head[4]);
  if (head[5] > 0) journal_bytes(bytes, head[5]);
  free(old);
}

// Counts an event. Answers its error, or 0; sets *at_end where the process is to die after it.
static int event(int what, int *how) {
  *how = -1;
  uint64_t number = __atomic_add_fetch(&control->count, 1, __ATOMIC_SEQ_CST);
  if (control->kill_at != 0 && number == control->kill_at) {
    if (control->kill_how == BEFORE) die();
    *how = (int)control->kill_how;
  }
  int is_due = control->fail_from != 0 && number >= control->fail_from && control->failed < control->fail_most;
  if (!is_due || (control->fail_what & (uint64_t)what) == 0) return 0;
  __atomic_add_fetch(&control->failed, 1, __ATOMIC_SEQ_CST);
  return (int)control->fail_errno;
}

static ssize_t write_at(int fd, const char *path, const void *bytes, size_t size, off_t offset) {
  int how;
  int error = event(WRITE, &how);
  if (error != 0) {
    errno = error;
    return -1;
  }
  size_t part = how == HALF ? size / 2 : size;
  remember(fd, path, offset, bytes, part, 0);
  ssize_t written = real_pwrite(fd, bytes, part, offset);
  if (how >= 0) die();
  return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off_t offset) {
  char path[4096];
  if (!counts(fd, path)) return real_pwrite(fd, bytes, size, offset);
  pthread_mutex_lock(&lock);
  ssize_t written = write_at(fd, path, bytes, size, offset);
  pthread_mutex_unlock(&lock);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t offset) {
  return pwrite64(fd, bytes, size, offset);
}

ssize_t write(int fd, const void *bytes, size_t size) {
  char path[4096];
  if (!counts(fd, path)) return real_write(fd, bytes, size);
  off_t offset = lseek(fd, 0, SEEK_CUR);
  pthread_mutex_lock(&lock);
  ssize_t written = write_at(fd, path, bytes, size, offset);
  pthread_mutex_unlock(&lock);
  if (written > 0) lseek(fd, offset + written, SEEK_SET);
  return written;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  char path[4096];
  if (!counts(fd, path)) return real_pwritev(fd, parts, count, offset);
  ssize_t sum = 0;
  for (int i = 0; i < count; i++) {
    ssize_t written = pwrite64(fd, parts[i].iov_base, parts[i].iov_len, offset + sum);
    if (written < 0) return sum > 0 ? sum : -1;
    sum += written;
    if ((size_t)written < parts[i].iov_len) break;
  }
  return sum;
}

int ftruncate64(int fd, off_t size) {
  char path[4096];
  if (!counts(fd, path)) return real_ftruncate(fd, size);
  pthread_mutex_lock(&lock);
  int how;
  int error = event(WRITE, &how);
  int result = -1;
  if (error == 0) {
    remember(fd, path, size, NULL, 0, 1);
    result = real_ftruncate(fd, size);
    if (how >= 0) die();
  }
  pthread_mutex_unlock(&lock);
  if (error != 0) errno = error;
  return result;
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int posix_fallocate(int fd, off_t offset, off_t size) {
  char path[4096];
  if (!counts(fd, path)) return real_fallocate(fd, offset, size);
  int how;
  int error = event(WRITE, &how);
  return error != 0 ? error : real_fallocate(fd, offset, size);
}

static int flush(int fd, int (*real)(int)) {
  char path[4096];
  if (!counts(fd, path)) return real(fd);
  pthread_mutex_lock(&lock);
  int how;
  int error = event(SYNC, &how);
  int result = -1;
  if (error == 0) {
    result = control->skip_sync ? 0 : real(fd);
    if (result == 0 && !control->skip_sync) remember(fd, path, 0, NULL, SIZE_MAX, 0);
    if (how >= 0) die();
  }
  pthread_mutex_unlock(&lock);
  if (error != 0) errno = error;
  return result;
}

int fsync(int fd) { return flush(fd, real_fsync); }
int fdatasync(int fd) { return flush(fd, real_fdatasync); }
