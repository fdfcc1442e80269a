// Only one plain word counts as a first name: anything else typed there must not become a link or a sentence of ours.
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

/** The first name of whoever typed that name; null where it is no plain word. */
export function plainFirstName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return PLAIN_NAME.test(first) ? first : null;
}
