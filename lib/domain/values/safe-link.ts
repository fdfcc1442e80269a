// Control characters and backslashes can make a browser read another URL than the one written.
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
const OWN_PATH = /^\/(?!\/)/;
const ELSEWHERE = /^(https:\/\/[^/?#]|mailto:[^/?#]|tel:\+?[\d().-]{3,30}$)/i;

/** Whether written content may link to it: https, mailto, tel, a path of this site, or a place on the page. */
export function isSafeLink(href: string): boolean {
  return (
    !UNSAFE.test(href) && (href.startsWith('#') || OWN_PATH.test(href) || ELSEWHERE.test(href))
  );
}

/** Pictures in written content must come from the site's own folder. */
export function isOwnPicture(src: string): boolean {
  return (
    !UNSAFE.test(src) && /^\/images\/[\w./-]+\.(webp|jpg|png)$/.test(src) && !src.includes('..')
  );
}
