/** What the type of the site's pictures can draw; no other characters are asked of anybody. */
export const drawable = (text: string): string =>
  text.replace(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”…]/g, '').trim();
