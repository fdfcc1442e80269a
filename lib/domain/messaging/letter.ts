import { TEMPLATE_FIELDS, type TemplateField } from './template.ts';

/** The letters that a guest gets by itself; the table letter_texts has the same, and `every` for what all have. */
export const LETTERS = [
  'payment-link',
  'booking-confirmed',
  'cancel-reminder',
  'arrival',
  'booking-moved',
  'booking-cancelled',
  'refund-sent',
  'charge',
  'charge-paid',
  'charge-refunded',
  'hold-expired',
  'sold-elsewhere',
  'late-payment',
  'review-request',
  'newsletter-confirmation',
] as const;
export type Letter = (typeof LETTERS)[number];
export const EVERY_LETTER = 'every';

export const LETTER_PARTS = ['subject', 'opening', 'closing'] as const;
export type LetterPart = (typeof LETTER_PARTS)[number];

/** The host's own words; null: the built-in ones. */
export type LetterTexts = Readonly<Record<LetterPart, string | null>>;
export const BUILT_IN: LetterTexts = { subject: null, opening: null, closing: null };

// Their address is not proven to be the guest's: neither the name nor the key to the booking may go there.
const UNPROVEN: readonly Letter[] = ['hold-expired', 'sold-elsewhere'];

/** The fields that may stand in a part of a letter; the database function letter_fields has the same. */
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
