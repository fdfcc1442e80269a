// One plain word only, because anything else typed there could become a link or a sentence in our emails.
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

/** The first name in a typed name; null when it isn't one plain word. */
export function plainFirstName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return PLAIN_NAME.test(first) ? first : null;
}
