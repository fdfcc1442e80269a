import 'server-only';
import { limitVisitor } from './limit-visitor';
import { answering } from './handler';
import { HttpError } from './http-error';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Wraps a handler of the public read-only API: open to any site, and limited by address. */
export function publicRoute<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await answering(async () => {
      await limitVisitor(request, 'api');
      return handler(request, context);
    })(request);
    response.headers.set('Access-Control-Allow-Origin', '*');
    return response;
  };
}

export const unknownCabin = () => new HttpError(404, 'unknown_cabin', 'There is no such cabin.');
