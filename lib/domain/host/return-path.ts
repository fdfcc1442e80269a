const HOME = '/host';
// Every page of the console has such an address: parts of letters and digits, none of them empty, dots or escaped.
const PAGE = /^\/host(?:\/[\w-][\w.-]*)*$/;
const QUERY = /^[\w\-./?=&%+:,~]*$/;
const CLOSED = /^\/host\/(?:sign-in|sign-out|auth|api)(?:\/|$)/i;

function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A page of the console to go to after the sign-in; anything else is the console's first page. An address with an escape in
 * its path is none: what it means depends on who reads it.
 */
export function parseReturnPath(value: unknown): string {
  if (typeof value !== 'string') return HOME;
  const [path = '', ...rest] = value.split('?');
  const query = rest.join('?');
  if (!PAGE.test(path) || path.includes('..') || CLOSED.test(path)) return HOME;
  return QUERY.test(query) && isWellFormed(query) ? value : HOME;
}
