import { limitMessage } from '../../../lib/rate-limits.ts';
import { site } from '../../../lib/site.ts';
import type { TextFailure } from '../_shared/text-port.ts';
import { errorResponse } from '../_shared/responses.ts';

/** The message names the limit as far as it helps an honest visitor. */
export const limited = (reached: string) =>
  errorResponse(429, 'too_many_texts', limitMessage(reached));

export const optedOut = () =>
  errorResponse(
    422,
    'opted_out',
    `That number has opted out of our texts. Text START to ${site.phone.display} to get them again.`,
  );

export const invalidNumber = () =>
  errorResponse(
    422,
    'invalid_phone',
    'That is not a US mobile number we can text. Please check it.',
  );

const GENERIC = 'Failed to send text. Please try again.';
const REPLIES: Record<TextFailure, () => Response> = {
  invalid_number: invalidNumber,
  not_our_country: invalidNumber,
  opted_out: optedOut,
  no_mobile: () =>
    errorResponse(422, 'no_mobile', 'That number seems to be a landline, which cannot get texts.'),
  blocked: () =>
    errorResponse(
      422,
      'blocked',
      'The phone company did not accept this text. Please copy or share the link instead.',
    ),
  busy: () =>
    errorResponse(429, 'busy', 'Many texts are going out right now. Please try again in a minute.'),
  unavailable: () =>
    errorResponse(
      502,
      'unavailable',
      'Texts cannot be sent right now. Please copy or share the link.',
    ),
  failed: () => errorResponse(502, 'text_failed', GENERIC),
};

export const textFailed = (failure: TextFailure) => REPLIES[failure]();
