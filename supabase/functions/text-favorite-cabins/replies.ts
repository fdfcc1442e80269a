import { limitMessage } from '../../../lib/rate-limits.ts';
import { site } from '../../../lib/site.ts';
import type { TextFailure } from '../_shared/text-port.ts';
import { refuse } from '../_shared/replies.ts';

/** The message names the limit as far as it helps an honest visitor. */
export const limited = (reached: string) => refuse(429, 'too_many_texts', limitMessage(reached));

export const optedOut = () =>
  refuse(
    422,
    'opted_out',
    `That number has opted out of our texts. Text START to ${site.phone.display} to get them again.`,
  );

export const invalidNumber = () =>
  refuse(422, 'invalid_phone', 'That is not a US mobile number we can text. Please check it.');

const GENERIC = 'Failed to send text. Please try again.';
const REPLIES: Record<TextFailure, () => Response> = {
  invalid_number: invalidNumber,
  not_our_country: invalidNumber,
  opted_out: optedOut,
  no_mobile: () =>
    refuse(422, 'no_mobile', 'That number seems to be a landline, which cannot get texts.'),
  blocked: () =>
    refuse(
      422,
      'blocked',
      'The phone company did not accept this text. Please copy or share the link instead.',
    ),
  busy: () =>
    refuse(429, 'busy', 'Many texts are going out right now. Please try again in a minute.'),
  unavailable: () =>
    refuse(502, 'unavailable', 'Texts cannot be sent right now. Please copy or share the link.'),
  failed: () => refuse(502, 'text_failed', GENERIC),
};

export const textFailed = (failure: TextFailure) => REPLIES[failure]();
