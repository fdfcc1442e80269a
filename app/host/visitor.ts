import { headers } from 'next/headers';

/** Whoever asks, for the rate limits of what proves an identity. */
export const visitorOf = async () => ({ headers: new Headers(await headers()) });
