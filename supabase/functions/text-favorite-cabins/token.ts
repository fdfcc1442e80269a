const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 12;

/** Unguessable: 62^12 of them. Bytes past the last whole round of the alphabet would favour its first letters. */
export function createLinkToken(): string {
  let token = '';
  while (token.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < 248 && token.length < LENGTH) token += ALPHABET[byte % ALPHABET.length];
    }
  }
  return token;
}
