import { z } from 'zod';
import './no-eval.ts';
import { isCalendarDate, type CalendarDate } from '../domain/values/calendar-date.ts';
import { parseDollars } from '../domain/values/dollars.ts';
import { MAX_EMAIL_LENGTH, parseEmail } from '../domain/values/email-address.ts';
import { parsePhone } from '../domain/values/parse-phone.ts';
import { cleanLine, cleanMessage, isOneLine, isStorable } from '../domain/values/plain-text.ts';
import { GUESTS_MAX, GUESTS_MIN, type PartyLimits } from '../domain/stays/party.ts';
import { parseStay } from '../domain/stays/stay.ts';

const UNUSABLE = { error: 'Contains characters we can’t use' };

/** Any UUID that Postgres accepts, in lower case; not only the RFC versions, because seeded ids have none. */
export const uuidSchema = z.guid().toLowerCase();

export const calendarDateSchema = z.custom<CalendarDate>(isCalendarDate, {
  error: 'Expected a real date as yyyy-MM-dd',
});

/** A date in a form field, which may be empty. */
export const typedDateSchema = z
  .string()
  .transform((text) => text as CalendarDate)
  .pipe(calendarDateSchema);

export const intSchema = (min: number, max: number) => z.int().min(min).max(max);
export const guestsSchema = intSchema(GUESTS_MIN, GUESTS_MAX);

/** Adults, children and pets, each with the schema that `toSchema` makes of its limits. */
export const partyFields = <Schema extends z.ZodType>(
  { adults, children, pets }: PartyLimits,
  toSchema: (min: number, max: number) => Schema,
) => ({
  adults: toSchema(...adults),
  children: toSchema(...children),
  pets: toSchema(...pets),
});

/** A transform that parses typed text and reports `message` on failure. */
export const parsedBy =
  <From, T>(parse: (value: From) => T | null, message: string) =>
  (value: From, context: z.RefinementCtx): T => {
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };

const parseWhole = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : null);

/** A typed whole number of at most three digits. */
export const typedIntSchema = (min: number, max: number) =>
  z.string().transform(parsedBy(parseWhole, 'Not a whole number')).pipe(intSchema(min, max));

/** Typed dollars; the limits and the result are in cents. */
export const dollarsSchema = (minCents: number, maxCents: number) =>
  z.string().transform(parsedBy(parseDollars, 'Not dollars')).pipe(intSchema(minCents, maxCents));

/** A stay, or neither of its days; refine it with `arePossibleDates`. */
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

/** One line of a person's text, cleaned by `cleanLine`; length in code points, as Postgres counts. */
export function textSchema(minLength: number, maxLength: number) {
  return z
    .string()
    .max(maxLength * 2)
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .max(maxLength)
        .refine((text) => [...text].length >= minLength, {
          error: `At least ${minLength} characters`,
        })
        .refine(isOneLine, UNUSABLE),
    );
}

/** Several lines of a person's text, cleaned by `cleanMessage`. */
export function longTextSchema(maxLength: number) {
  return z
    .string()
    .max(maxLength * 2)
    .transform(cleanMessage)
    .pipe(z.string().max(maxLength).refine(isStorable, UNUSABLE));
}

/** A person's name; it needs at least one letter of any script. */
export const personNameSchema = textSchema(1, 100).pipe(z.string().regex(/\p{L}/u));

/** An external link; only ever shown as text or opened by a person. */
export const webUrlSchema = z
  .string()
  .trim()
  .max(300)
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain }));

/** The one rule for email addresses (product §5.1). */
export const emailSchema = z
  .string()
  .max(2 * MAX_EMAIL_LENGTH)
  .transform(parsedBy(parseEmail, 'Not an email address'));

/** A number to be stored or called, as E.164 (product §5.1); the error message is the reason for a refusal. */
export const phoneNumberSchema = z
  .string()
  .max(100)
  .transform((text, context) => {
    const parsed = parsePhone(text);
    if (parsed.ok) return parsed.phone;
    context.addIssue({ code: 'custom', message: parsed.reason });
    return z.NEVER;
  });
