import { headers } from 'next/headers';

/** Identifies the caller for the rate limits of sign-in attempts. */
export const visitorOf = async () => ({ headers: new Headers(await headers()) });
