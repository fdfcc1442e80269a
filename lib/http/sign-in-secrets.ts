import { toHex } from './keyed-hash.ts';

const SECRET_BYTES = 32;
const encoder = new TextEncoder();

/** The format of both `newSecret` and `hashSecret`. */
export const SECRET = /^[0-9a-f]{64}$/;

/** 256 random bits as hex, which can't be guessed in any number of attempts. */
export const newSecret = (): string =>
  toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer);

/** SHA-256; only this hash of a secret is stored. */
export const hashSecret = async (secret: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', encoder.encode(secret)));
