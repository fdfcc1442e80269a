import 'server-only';
import { takeVisitorAllowance } from '@/lib/data/allowances';
import { paths } from '@/lib/paths';
import { isForm, seeOther } from './form';
import { Refusal, route } from './route';

const LIMITS = {
  'stay-read': [
    { most: 120, seconds: 60 },
    { most: 1500, seconds: 86_400 },
  ],
  'stay-message': [
    { most: 12, seconds: 600 },
    { most: 60, seconds: 86_400 },
  ],
  'stay-cancel': [{ most: 30, seconds: 600 }],
} as const;

/** Whether the visitor's network may ask (again): nobody tries out links by the thousand. */
export const mayAsk = (request: Request, purpose: keyof typeof LIMITS): Promise<boolean> =>
  takeVisitorAllowance(request, purpose, LIMITS[purpose]);

export const unknownStay = () =>
  new Refusal(404, 'unknown_stay', 'This link opens no booking. It may be incomplete.');

export const tooManyRequests = () =>
  new Refusal(429, 'too_many_requests', 'That was a lot at once. Please wait a few minutes.');

type Context = { params: Promise<{ token: string }> };

/** Wraps a handler below `/api/stays/{token}`. */
export const stayRoute =
  (purpose: keyof typeof LIMITS, handler: (request: Request, token: string) => Promise<Response>) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const { token } = await params;
    return route(async (sent) => {
      if (await mayAsk(sent, purpose)) return handler(sent, token);
      if (isForm(sent)) return seeOther(paths.guestStay(token, 'limited'));
      throw tooManyRequests();
    })(request);
  };
