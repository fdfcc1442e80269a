import { TEMPLATE_FIELDS, type TemplateField } from './template.ts';

/** The automatic emails to a guest; the table letter_texts has the same, and `every` for the parts they share. */
export const LETTERS = [
  'payment-link',
  'booking-confirmed',
  'cancel-reminder',
  'balance-reminder',
  'arrival',
  'booking-moved',
  'change-declined',
  'booking-cancelled',
  'refund-sent',
  'charge',
  'charge-paid',
  'charge-refunded',
  'balance-failed',
  'hold-expired',
  'sold-elsewhere',
  'late-payment',
  'review-request',
  'return-offer',
  'newsletter-confirmation',
] as const;
export type Letter = (typeof LETTERS)[number];
export const EVERY_LETTER = 'every';

export const LETTER_PARTS = ['subject', 'opening', 'closing'] as const;
export type LetterPart = (typeof LETTER_PARTS)[number];

/** The host's texts; null means the built-in ones. */
export type LetterTexts = Readonly<Record<LetterPart, string | null>>;
export const BUILT_IN: LetterTexts = { subject: null, opening: null, closing: null };

// These go to an address not proven to be the guest's, so they may hold neither the name nor the booking's link.
const UNPROVEN: readonly Letter[] = ['hold-expired', 'sold-elsewhere'];

/** The fields allowed in a part of an email; the database function letter_fields has the same rule. */
export function letterFields(
  letter: Letter | typeof EVERY_LETTER,
  part: LetterPart,
): readonly TemplateField[] {
  if (letter === EVERY_LETTER || letter === 'newsletter-confirmation') return ['phone'];
  if (UNPROVEN.includes(letter)) {
    return TEMPLATE_FIELDS.filter((field) => field !== 'guest_name' && field !== 'stay_link');
  }
  return part === 'subject'
    ? TEMPLATE_FIELDS.filter((field) => field !== 'stay_link')
    : TEMPLATE_FIELDS;
}
