import 'server-only';
import { limitVisitor } from './limit-visitor';
import { withErrorHandling, type Handler } from './handler';
import { HttpError } from './http-error';

/** Wraps a handler of the public read-only API: open to any origin, rate limited by client IP. */
export function publicRoute<Rest extends unknown[]>(handler: Handler<Rest>): Handler<Rest> {
  const limited = withErrorHandling<Rest>(async (request, ...rest) => {
    await limitVisitor(request, 'api');
    return handler(request, ...rest);
  });
  return async (...call) => {
    const response = await limited(...call);
    response.headers.set('Access-Control-Allow-Origin', '*');
    return response;
  };
}

export const unknownCabin = () => new HttpError(404, 'unknown_cabin', 'No such cabin.');
