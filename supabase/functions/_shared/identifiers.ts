import { toHex } from '../../../lib/http/keyed-hash.ts';
import { shop } from '../../../lib/shop/shop.ts';

// Without 0, 1, I and O, so that a guest can read it out over the phone.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The booking reference for guest and host, e.g. MM-7K2PXQ4A. */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${shop().referencePrefix}-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** A token of 128 random bits that opens the guest's own page. */
export const createToken = () => toHex(crypto.getRandomValues(new Uint8Array(16)).buffer);

/** Equal for equal requests, because the parsed body has its keys in the schema's order. */
export async function hashRequest(request: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}
