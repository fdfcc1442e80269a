import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '../domain/values/calendar-date.ts';
import { GUESTS_MAX, GUESTS_MIN } from '../domain/stays/party.ts';
import { parseStay } from '../domain/stays/stay.ts';

// In a browser the page's policy forbids what it does to be faster, and even a try that is caught is reported.
if (typeof window !== 'undefined') z.config({ jitless: true });

// Lone surrogates make Postgres refuse jsonb; direction overrides can disguise what staff and e-mails show.
const UNSAFE_TEXT = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Any uuid Postgres takes, lower case; not only the RFC versions, because seeded ids have none. */
export const uuidSchema = z.guid().toLowerCase();

export const calendarDateSchema = z.custom<CalendarDate>(isCalendarDate, {
  error: 'Expected a real date as yyyy-MM-dd',
});

export const guestsSchema = z.int().min(GUESTS_MIN).max(GUESTS_MAX);

/** A stay, or neither of its days; to be refined by `arePossibleDates`. */
export const optionalDates = {
  check_in: calendarDateSchema.optional(),
  check_out: calendarDateSchema.optional(),
};
type OptionalDates = { check_in?: CalendarDate; check_out?: CalendarDate };
export const arePossibleDates = ({ check_in: checkIn, check_out: checkOut }: OptionalDates) =>
  (!checkIn && !checkOut) || parseStay(checkIn, checkOut).ok;
export const IMPOSSIBLE_DATES = { error: 'Not possible dates', path: ['check_out'] };

export const centsSchema = z.int().min(0).max(100_000_000);
export const signedCentsSchema = z.int().min(-100_000_000).max(100_000_000);

/** One line of text from a person, trimmed; characters are counted as Postgres counts them, by code point. */
export function textSchema(minLength: number, maxLength: number) {
  return z
    .string()
    .max(maxLength * 2)
    .trim()
    .max(maxLength)
    .refine((text) => [...text].length >= minLength, { error: `At least ${minLength} characters` })
    .refine((text) => !UNSAFE_TEXT.test(text), {
      error: 'Contains characters that cannot be used',
    });
}

/** Several lines of text from a person, trimmed, with plain line ends. */
export function longTextSchema(maxLength: number) {
  return z
    .string()
    .max(maxLength * 2)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(maxLength)
        .refine((text) => !UNSAFE_TEXT.test(text.replace(/[\n\t]/g, ' ')), {
          error: 'Contains characters that cannot be used',
        }),
    );
}

/** A link to somewhere else; only ever shown as text or followed by a person. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(300)
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain }));

export const emailSchema = z.string().trim().max(254).pipe(z.email());

/** A US number in any usual spelling, normalised to +1XXXXXXXXXX (product §5.1). */
export const usPhoneSchema = z
  .string()
  .trim()
  .max(30)
  .regex(/^\+?[\d\s().-]*$/)
  .transform((text) => text.replace(/\D/g, ''))
  .pipe(z.string().regex(/^1?\d{10}$/, { error: 'Please enter a valid 10-digit phone number' }))
  .transform((digits) => `+1${digits.slice(-10)}`);
