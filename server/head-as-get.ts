import type { Guard } from './guard.ts';

const PAGE = /^\/(?!api\/|_next\/)(?:[^?]*\/)?[^./?]*(?:\?|$)/;

/** Next leaves a page's tag out of the answer to HEAD. Node sends no body to one, whatever Next writes. */
export const headAsGet: Guard = (request) => {
  if (request.method === 'HEAD' && PAGE.test(request.url ?? '')) request.method = 'GET';
  return false;
};
