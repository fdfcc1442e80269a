import 'server-only';
import { takeApiAllowance } from '@/lib/data/allowances';
import { answering, Refusal } from './route';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const TOO_MANY = 'Too many requests. Please try again in a minute.';

/** Wraps a handler of the public read-only API: open to any site, and limited by address. */
export function publicRoute<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await answering(async () => {
      if (!(await takeApiAllowance(request))) throw new Refusal(429, 'too_many_requests', TOO_MANY);
      return handler(request, context);
    })(request);
    response.headers.set('Access-Control-Allow-Origin', '*');
    return response;
  };
}

export const unknownCabin = () => new Refusal(404, 'unknown_cabin', 'There is no such cabin.');
