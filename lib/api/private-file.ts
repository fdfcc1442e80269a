/** Headers of a file behind a private link: search engines ignore it, and its address isn't passed on. */
export const PRIVATE_FILE = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
