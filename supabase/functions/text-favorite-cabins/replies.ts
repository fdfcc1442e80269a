import { errorResponse } from '../_shared/responses.ts';
import type { TextFailure } from '../_shared/text-port.ts';
import { invalidNumber, optedOut } from '../_shared/text-replies.ts';

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
