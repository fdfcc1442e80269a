import { askQuestion } from '@/lib/data/bookings/questions';
import { isForm, readForm, seeOther } from '@/lib/api/form';
import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { cabinAskPath, paths, questionPath } from '@/lib/http/paths';
import { RATE_LIMITS } from '@/lib/http/rate-limits';
import { questionSchema } from '@/lib/schemas/question';

const MAX_BYTES = 32 * 1024;

/** From the page's own script as JSON, or as a form where scripts do not run. */
export const POST = withSameOrigin(async (request) => {
  if (isForm(request)) {
    const { cabin = '', check_in, check_out, ...fields } = await readForm(request, MAX_BYTES);
    // A date field that was left empty is sent as an empty text.
    const dates = { check_in: check_in || undefined, check_out: check_out || undefined };
    const asked = questionSchema.safeParse({ cabin, ...dates, ...fields });
    if (!asked.success) return seeOther(cabin ? `${cabinAskPath(cabin)}#invalid` : paths.cabins());
    const outcome = await askQuestion(asked.data, request, new Date());
    return 'token' in outcome
      ? seeOther(questionPath(outcome.token, 'sent'))
      : seeOther(`${cabinAskPath(cabin)}#${outcome.result}`);
  }
  const asked = await parseJson(request, questionSchema, { mostBytes: MAX_BYTES });
  const outcome = await askQuestion(asked, request, new Date());
  if ('token' in outcome) {
    const status = outcome.result === 'asked' ? 201 : 200;
    return noStore({ question: { url: questionPath(outcome.token) } }, status);
  }
  if (outcome.result === 'limited') {
    throw new HttpError(429, 'too_many_requests', RATE_LIMITS.question.message);
  }
  throw new HttpError(404, 'unknown_cabin', 'There’s no such cabin.');
});
