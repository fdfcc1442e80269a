const HOME = '/host';
// Matches the console's URLs: segments of letters and digits, none of them empty, dots or escaped.
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
 * The page of the console to open after signing in; the console's home page for anything else. A path with an escape is
 * rejected, because readers decode it differently.
 */
export function parseReturnPath(value: unknown): string {
  if (typeof value !== 'string') return HOME;
  const [path = '', ...rest] = value.split('?');
  const query = rest.join('?');
  if (!PAGE.test(path) || path.includes('..') || CLOSED.test(path)) return HOME;
  return QUERY.test(query) && isWellFormed(query) ? value : HOME;
}
