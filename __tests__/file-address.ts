/** In place of the address that Next gives for a file (next.config.ts). */
export default '/_next/static/media/font.woff2';
