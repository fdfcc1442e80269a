import { site } from '../../../lib/site.ts';
import type { TextFailure } from '../_shared/text-port.ts';
import { refuse } from '../_shared/replies.ts';

const LIMITED: Record<string, string> = {
  number: 'Only one text a minute can go to a number. Please wait a moment.',
  'number-cabin':
    'This cabin was texted to that number just now. If nothing arrives, please try again in 10 minutes.',
  'number-day': 'That number has had its 3 texts for today. Please try again tomorrow.',
  budget: 'No more texts can be sent today. Please copy or share the link instead.',
};
const LIMITED_CALLER =
  'Too many texts were asked for from here. Please try again later, or copy the link.';

/** The message names the limit as far as it helps an honest visitor. */
export const limited = (key: string) =>
  refuse(429, 'too_many_texts', LIMITED[key.split(':')[1] ?? ''] ?? LIMITED_CALLER);

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
