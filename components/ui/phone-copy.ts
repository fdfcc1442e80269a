import type { PhoneReason } from '@/lib/domain/values/parse-phone';

const ERRORS: Record<PhoneReason, string> = {
  us: 'Please enter a valid 10-digit phone number',
  foreign: 'Please check the number: outside the US, start with + and your country code',
  length: 'Please check the number: the country code or the number of digits isn’t right',
  digits: 'Please enter one phone number, numbers only',
  extension: 'Please leave out the extension: we need a number we can call directly',
};

/** Why a number was refused; `reason` is the message of its schema. */
export const phoneError = (reason: string | undefined): string =>
  ERRORS[reason as PhoneReason] ?? ERRORS.us;

export const FOREIGN_PHONE_HINT =
  'Outside the US? Start with + and your country code, and we’ll call instead.';
