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

/** Any uuid Postgres takes, lower case; not only the RFC versions, because seeded ids have none. */
export const uuidSchema = z.guid().toLowerCase();

export const calendarDateSchema = z.custom<CalendarDate>(isCalendarDate, {
  error: 'Expected a real date as yyyy-MM-dd',
});

/** A date as the field of a form has it: empty while there is none. */
export const typedDateSchema = z
  .string()
  .transform((text) => text as CalendarDate)
  .pipe(calendarDateSchema);

export const intSchema = (min: number, max: number) => z.int().min(min).max(max);
export const guestsSchema = intSchema(GUESTS_MIN, GUESTS_MAX);

/** Adults, children and pets, each as `toSchema` makes it of its limits. */
export const partyFields = <Schema extends z.ZodType>(
  { adults, children, pets }: PartyLimits,
  toSchema: (min: number, max: number) => Schema,
) => ({
  adults: toSchema(...adults),
  children: toSchema(...children),
  pets: toSchema(...pets),
});

/** Of a text as a person types it; `message` where it cannot be parsed. */
export const parsedBy =
  <From, T>(parse: (value: From) => T | null, message: string) =>
  (value: From, context: z.RefinementCtx): T => {
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };

const parseWhole = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : null);

/** A number without decimals as it is typed, of at most three digits. */
export const typedIntSchema = (min: number, max: number) =>
  z.string().transform(parsedBy(parseWhole, 'Not a whole number')).pipe(intSchema(min, max));

/** Dollars as they are typed; the limits and what comes out are cents. */
export const dollarsSchema = (minCents: number, maxCents: number) =>
  z.string().transform(parsedBy(parseDollars, 'Not dollars')).pipe(intSchema(minCents, maxCents));

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

/**
 * One line of text from a person, as `cleanLine` leaves it; characters are counted as Postgres counts them, by code
 * point.
 */
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

/** Several lines of text from a person, as `cleanMessage` leaves them. */
export function longTextSchema(maxLength: number) {
  return z
    .string()
    .max(maxLength * 2)
    .transform(cleanMessage)
    .pipe(z.string().max(maxLength).refine(isStorable, UNUSABLE));
}

/** The name of a person: one letter of any script is one. */
export const personNameSchema = textSchema(1, 100).pipe(z.string().regex(/\p{L}/u));

/** A link to somewhere else; only ever shown as text or followed by a person. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(300)
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain }));

/** The one rule for addresses (product §5.1). */
export const emailSchema = z
  .string()
  .max(2 * MAX_EMAIL_LENGTH)
  .transform(parsedBy(parseEmail, 'Not an email address'));

/** A number to be kept or called, as E.164 (product §5.1); the message of a refusal is its reason. */
export const phoneNumberSchema = z
  .string()
  .max(100)
  .transform((text, context) => {
    const parsed = parsePhone(text);
    if (parsed.ok) return parsed.phone;
    context.addIssue({ code: 'custom', message: parsed.reason });
    return z.NEVER;
  });
