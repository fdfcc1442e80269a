import { toHex } from './keyed-hash.ts';

const SECRET_BYTES = 32;
const encoder = new TextEncoder();

/** What `newSecret` makes, and what `hashSecret` makes of it. */
export const SECRET = /^[0-9a-f]{64}$/;

/** 256 random bits, as hex: nobody guesses one, however often he may try. */
export const newSecret = (): string =>
  toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer);

/** SHA-256, which is all that is stored of a secret. */
export const hashSecret = async (secret: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', encoder.encode(secret)));
