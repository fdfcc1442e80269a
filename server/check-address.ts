import { answer } from './answer.ts';
import type { Guard } from './guard.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Next fails on what is no address of a page, instead of saying so. */
export const checkAddress: Guard = (request, response) => {
  const { url = '', method } = request;
  if (url === '*' && method === 'OPTIONS') {
    response.writeHead(204, { Allow: METHODS }).end();
    return true;
  }
  const [pathname = ''] = url.split('?', 1);
  if (url !== '*' && isDecodable(pathname)) return false;
  const message = 'This address is not written as addresses are.';
  answer(request, response, 400, { code: 'invalid_request', message });
  return true;
};
