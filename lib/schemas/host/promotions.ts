import { z } from 'zod';
import type { LineChange } from '../../domain/bookings/stay-change.ts';
import {
  calendarDateSchema,
  dollarsSchema,
  parsedBy,
  textSchema,
  typedDateSchema,
  typedIntSchema,
  uuidSchema,
} from '../fields.ts';
import { promotionTermsSchema, quoteInputsSchema } from '../quote-inputs.ts';

export const PROMOTION_KINDS = ['nights', 'percent', 'amount'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

const SIZE_SCHEMAS = {
  nights: typedIntSchema(2, 30),
  percent: typedIntSchema(1, 90),
  amount: dollarsSchema(100, 1_000_000),
};

const none = z.literal('').transform(() => null);
const optionalDate = z.union([none, typedDateSchema]);
const optionalCount = z.union([none, typedIntSchema(1, 999)]);

/** Parses "9/1", "09-01", and "9-1" to MM-DD; null if no year has that day. */
function parseMonthDay(text: string): string | null {
  const [, month = '', day = ''] = /^(\d{1,2})\s?[-/]\s?(\d{1,2})$/.exec(text.trim()) ?? [];
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // 2024 is a leap year.
  return calendarDateSchema.safeParse(`2024-${monthDay}`).success ? monthDay : null;
}
const optionalMonthDay = z.union([none, z.string().transform(parsedBy(parseMonthDay, 'No day'))]);

/** Both dates of a pair are required once one is set, and they must be in order. */
const PAIRS = [
  { first: 'seasonStart', last: 'seasonEnd', needsBoth: true },
  { first: 'stayFrom', last: 'stayTo', needsBoth: false },
  { first: 'bookFrom', last: 'bookTo', needsBoth: false },
] as const;

/** A promotion as the form has it. */
const typedPromotionSchema = z.strictObject({
  promoCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,31}$/),
  label: textSchema(1, 60),
  kind: z.enum(PROMOTION_KINDS),
  /** The nights of a "free night" promotion, a percent, or dollars. */
  size: z.string().max(20),
  seasonStart: optionalMonthDay,
  seasonEnd: optionalMonthDay,
  stayFrom: optionalDate,
  stayTo: optionalDate,
  bookFrom: optionalDate,
  bookTo: optionalDate,
  cabins: z.enum(['all', 'chosen']),
  cabinIds: z.array(uuidSchema).max(500),
  minNights: typedIntSchema(1, 30),
  maxUses: optionalCount,
  oncePerGuest: z.boolean(),
  automatic: z.boolean(),
});

export const promotionFormSchema = typedPromotionSchema.transform((form, context) => {
  const { promoCode, kind, size, cabins, cabinIds, ...rest } = form;
  const wrong = (path: string, message = 'Wrong') =>
    context.addIssue({ code: 'custom', path: [path], message });
  const given = SIZE_SCHEMAS[kind].safeParse(size);
  if (!given.success) wrong('size');
  if (cabins === 'chosen' && cabinIds.length === 0) wrong('cabinIds', 'At least 1 characters');
  for (const { first, last, needsBoth } of PAIRS) {
    const [start, end] = [rest[first], rest[last]];
    if (needsBoth && start === null && end !== null) wrong(first);
    if (needsBoth && start !== null && end === null) wrong(last);
    if (!needsBoth && start !== null && end !== null && end < start) wrong(last);
  }
  const value = given.data ?? null;
  return {
    ...rest,
    code: promoCode,
    everyNthNightFree: kind === 'nights' ? value : null,
    percentOff: kind === 'percent' ? value : null,
    amountOffCents: kind === 'amount' ? value : null,
    cabinIds: cabins === 'chosen' ? cabinIds : null,
  };
});
export type PromotionForm = z.input<typeof promotionFormSchema>;
export type NewPromotion = z.output<typeof promotionFormSchema>;

/** The version of the promotion being changed; null for a new one. */
export const seenVersionSchema = z.string().max(64).nullable();

export const promoCodeSchema = z.string().max(40);

export const sampleStaySchema = z.strictObject({
  cabinId: uuidSchema,
  checkIn: typedDateSchema,
  checkOut: typedDateSchema,
});
export type SampleStay = z.input<typeof sampleStaySchema>;

export const promotionSchema = z.object({
  code: z.string(),
  label: z.string(),
  everyNthNightFree: z.int().nullable(),
  percentOff: z.int().nullable(),
  amountOffCents: z.int().nullable(),
  seasonStart: z.string().nullable(),
  seasonEnd: z.string().nullable(),
  stayFrom: calendarDateSchema.nullable(),
  stayTo: calendarDateSchema.nullable(),
  bookFrom: calendarDateSchema.nullable(),
  bookTo: calendarDateSchema.nullable(),
  cabinIds: z.array(z.string()).nullable(),
  minNights: z.int(),
  maxUses: z.int().nullable(),
  oncePerGuest: z.boolean(),
  automatic: z.boolean(),
  active: z.boolean(),
  version: z.string(),
  uses: z.int(),
  wasUsed: z.boolean(),
  state: z.enum(['active', 'scheduled', 'ended', 'used_up', 'paused']),
});
export type HostPromotion = z.infer<typeof promotionSchema>;

/** A code for one guest's next stay. */
export const returnOfferSchema = z.object({
  code: z.string(),
  percentOff: z.int(),
  bookTo: calendarDateSchema,
  state: z.enum(['active', 'ended', 'used_up', 'paused']),
});
export type HostReturnOffer = z.infer<typeof returnOfferSchema>;

/** What is typed to offer one. */
export const returnOfferFormSchema = z.strictObject({
  percent: typedIntSchema(1, 90),
  bookTo: typedDateSchema,
});
export type ReturnOfferForm = z.input<typeof returnOfferFormSchema>;

const personalSchema = returnOfferSchema.extend({
  /** The stay it was offered after, and its guest; null for whoever may not see them. */
  reference: z.string().nullable(),
  guestName: z.string().nullable(),
});
export type PersonalPromotion = z.infer<typeof personalSchema>;

const cabinChoiceSchema = z.object({ id: z.string(), title: z.string() });
export type CabinChoice = z.infer<typeof cabinChoiceSchema>;

/** The response of `host_promotions`. */
export const hostPromotionsSchema = z.object({
  promotions: z.array(promotionSchema),
  personal: z.array(personalSchema),
  cabins: z.array(cabinChoiceSchema.extend({ live: z.boolean() })),
  /** The code the site advertises. */
  shown: z.string().nullable(),
});
export type HostPromotions = z.infer<typeof hostPromotionsSchema>;

/** A stay's price without and with a promotion, in cents. */
export type TriedPromotion = {
  lines: LineChange[];
  beforeCents: number;
  afterCents: number;
  /** Why the promotion doesn't apply; null if it does. */
  refusal: string | null;
};

const PERCENT = /^([1-9]|[1-5]\d|60)$/;

/** A day's deal as the form has it. */
export const dealPinSchema = z.strictObject({
  day: calendarDateSchema,
  cabinId: uuidSchema,
  /** Empty for the percent the rotation would give. */
  percent: z.union([none, z.string().trim().regex(PERCENT).transform(Number)]),
});
export type DealPinForm = z.input<typeof dealPinSchema>;
export type DealPin = z.output<typeof dealPinSchema>;

const dealDaySchema = z.object({
  day: calendarDateSchema,
  startsAt: z.string(),
  source: z.enum(['made', 'pinned', 'likely', 'none']),
  cabinId: z.string().nullable(),
  title: z.string().nullable(),
  percent: z.int().nullable(),
  pin: z.object({ cabinId: z.string(), title: z.string(), percent: z.int().nullable() }).nullable(),
});
export type DealDay = z.infer<typeof dealDaySchema>;

/** The response of `host_deals`. */
export const hostDealsSchema = z.object({
  days: z.array(dealDaySchema),
  today: z
    .object({
      id: z.string(),
      expiresAt: z.string(),
      isOver: z.boolean(),
      unlocks: z.int(),
      bookings: z.int(),
    })
    .nullable(),
  cabins: z.array(cabinChoiceSchema),
  timezone: z.string(),
});
export type HostDeals = z.infer<typeof hostDealsSchema>;

export { calendarDateSchema as dealDayKeySchema, uuidSchema as dealIdSchema };

const BUILT_IN = 'MAMAFREE4';

/** The promotions the site can advertise as options of the setting, including the current one. */
export function promotionChoices(
  promotions: readonly HostPromotion[],
  now: string,
): (readonly [setting: string, name: string])[] {
  const choices = promotions
    .filter(({ automatic }) => !automatic)
    .map(({ code, label }) => {
      const setting = code === BUILT_IN && now !== BUILT_IN ? 'shown' : code;
      return [setting, `${code}: ${label}`] as const;
    });
  const isKnown = now === 'hidden' || choices.some(([setting]) => setting === now);
  return isKnown ? choices : [...choices, [now, now === 'shown' ? BUILT_IN : now]];
}

export function toPromotionForm(promotion: HostPromotion): PromotionForm {
  const { everyNthNightFree, percentOff, amountOffCents, cabinIds, maxUses } = promotion;
  const { seasonStart, seasonEnd, stayFrom, stayTo, bookFrom, bookTo } = promotion;
  const { code, label, minNights, oncePerGuest, automatic } = promotion;
  return {
    promoCode: code,
    label,
    oncePerGuest,
    automatic,
    kind: everyNthNightFree !== null ? 'nights' : percentOff !== null ? 'percent' : 'amount',
    size: String(everyNthNightFree ?? percentOff ?? (amountOffCents ?? 0) / 100),
    seasonStart: seasonStart ?? '',
    seasonEnd: seasonEnd ?? '',
    stayFrom: stayFrom ?? '',
    stayTo: stayTo ?? '',
    bookFrom: bookFrom ?? '',
    bookTo: bookTo ?? '',
    cabins: cabinIds === null ? 'all' : 'chosen',
    cabinIds: cabinIds ?? [],
    minNights: String(minNights),
    maxUses: maxUses === null ? '' : String(maxUses),
  };
}

export const EMPTY_PROMOTION: PromotionForm = {
  promoCode: '',
  label: '',
  kind: 'percent',
  size: '',
  seasonStart: '',
  seasonEnd: '',
  stayFrom: '',
  stayTo: '',
  bookFrom: '',
  bookTo: '',
  cabins: 'all',
  cabinIds: [],
  minNights: '1',
  maxUses: '',
  oncePerGuest: false,
  automatic: false,
};

/** The response of `host_try_promotion`: the quote's inputs and the promotion as it would be saved. */
export const promotionTrialSchema = z.object({
  inputs: quoteInputsSchema,
  promotion: promotionTermsSchema,
});
