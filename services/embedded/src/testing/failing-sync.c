/*
 * Preloaded into a store: fsync and fdatasync fail with EIO for every file below a folder that holds a file named
 * 'sync-fails'. What a write-ahead log got since its last sync is gone then, as it may be after a real failure.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define FILES 4096
static struct { ino_t file; off_t size; } synced[FILES];

static int path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length > 0) path[length] = 0;
  return length > 0;
}

static int is_log(const char *path) {
  size_t length = strlen(path);
  return length > 4 && strcmp(path + length - 4, "-wal") == 0;
}

static int is_refused(const char *path) {
  char mark[PATH_MAX + 16];
  for (size_t length = strlen(path); length > 0; length -= 1) {
    if (path[length] != '/') continue;
    snprintf(mark, sizeof mark, "%.*s/sync-fails", (int)length, path);
    if (access(mark, F_OK) == 0) return 1;
  }
  return 0;
}

static int sync_unless_refused(int fd, long call) {
  char path[PATH_MAX];
  struct stat now;
  if (fd < 0 || fd >= FILES || fstat(fd, &now) != 0 || !path_of(fd, path)) return (int)syscall(call, fd);
  if (!is_refused(path)) {
    int result = (int)syscall(call, fd);
    if (result == 0) synced[fd].file = now.st_ino, synced[fd].size = now.st_size;
    return result;
  }
  if (is_log(path) && synced[fd].file == now.st_ino && synced[fd].size < now.st_size)
    if (ftruncate(fd, synced[fd].size) != 0) perror("ftruncate");
  errno = EIO;
  return -1;
}

int fsync(int fd) { return sync_unless_refused(fd, SYS_fsync); }
int fdatasync(int fd) { return sync_unless_refused(fd, SYS_fdatasync); }
