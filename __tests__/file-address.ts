/** In place of the address that Next gives for a file (next.config.ts). */
const address = '/_next/static/media/font.woff2';

export default address;
