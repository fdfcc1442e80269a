import 'server-only';
import { headers } from 'next/headers';
import { mayAsk } from './stay-route';

/** The limit of `mayAsk` for a page, which has no request at hand. */
export const mayOpenStay = async (): Promise<boolean> => {
  const visitor = new Request('http://site.invalid', { headers: new Headers(await headers()) });
  return mayAsk(visitor, 'stay-read');
};
