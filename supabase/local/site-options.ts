/**
 * Where there is room, V8 would let garbage grow to gigabytes. With code, buffers and what is young, the process stays
 * under 600 MB by this; what it holds on to is a fifth of it, twice that where Next's cache of pages is full.
 */
export const SITE_OPTIONS = ['--max-old-space-size=384'];

/**
 * Converting pictures takes up to two of Node's threads; files and compression must not wait for one. By itself glibc
 * keeps what each thread has freed, under load hundreds of megabytes: two arenas share it.
 */
export const SITE_ENVIRONMENT = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' };
