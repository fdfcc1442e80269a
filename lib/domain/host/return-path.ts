const HOME = '/host';
const INSIDE = /^\/host(?:[/?][\w\-./?=&%+]*)?$/;

/** A page of the console to go to after the sign-in; anything else is the console's first page. */
export function parseReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !INSIDE.test(value) || value.includes('..')) return HOME;
  return /^\/host\/(?:sign-in|sign-out|auth|api)(?:[/?]|$)/.test(value) ? HOME : value;
}
