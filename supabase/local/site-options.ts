/**
 * With more room, V8 would let garbage grow to gigabytes. With code, buffers and the young generation, the process
 * stays under 600 MB; live data is a fifth of it, or two fifths when Next's page cache is full.
 */
export const SITE_OPTIONS = ['--max-old-space-size=384'];

/**
 * Converting pictures takes up to two of Node's threads, and files and compression must not wait for one. By default
 * glibc keeps each thread's freed memory, hundreds of megabytes under load; two arenas share it.
 */
export const SITE_ENVIRONMENT = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' };
