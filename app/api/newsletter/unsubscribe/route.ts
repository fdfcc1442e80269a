import { unsubscribe } from '@/lib/data/content/newsletter';
import { readForm, seeOther } from '@/lib/api/form';
import { noStore, withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';

/** For the button of /newsletter/unsubscribe and for mail programs (RFC 8058), which call from anywhere. */
export const POST = withErrorHandling(async (request) => {
  const { from, token: sent } = await readForm(request);
  const token = sent ?? new URL(request.url).searchParams.get('token') ?? '';
  await limitVisitor(request, 'newsletter-leave');
  const result = await unsubscribe(token);
  if (from === 'page') return seeOther(paths.newsletterUnsubscribe(token, result));
  if (result === 'unknown') throw new HttpError(404, 'unknown_token', 'That link doesn’t work.');
  if (result === 'failed') throw new HttpError(503, 'unavailable', 'Please try again in a moment.');
  return noStore({ status: result });
});
