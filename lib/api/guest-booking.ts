import 'server-only';
import { paths } from '@/lib/paths';
import { isForm, seeOther } from './form';
import { isWithinLimit, limitVisitor } from './limit-visitor';
import { route } from './handler';
import { HttpError } from './http-error';

export const unknownStay = () =>
  new HttpError(404, 'unknown_stay', 'This link opens no booking. It may be incomplete.');

type Context = { params: Promise<{ token: string }> };

/** Wraps a handler below `/api/stays/{token}`. */
export const stayRoute =
  (
    limit: 'stay-cancel' | 'stay-message',
    handler: (request: Request, token: string) => Promise<Response>,
  ) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const { token } = await params;
    return route(async (sent) => {
      if (!isForm(sent)) await limitVisitor(sent, limit);
      else if (!(await isWithinLimit(sent, limit))) {
        return seeOther(paths.guestStay(token, 'limited'));
      }
      return handler(sent, token);
    })(request);
  };
