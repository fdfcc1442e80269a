import { z } from 'zod';
import { CHANGE_PERMISSIONS } from '../domain/bookings/booking.ts';
import { CABIN_FILTERS, parseCabinFilter } from '../domain/catalog/cabin-filters.ts';
import { DAMAGE_TEXT_MAX, MOST_DAMAGE_DEPOSIT_CENTS } from '../domain/pricing/damage-deposit.ts';
import { BALANCE_DAYS, DEPOSIT_PERCENTS } from '../domain/pricing/payment-plan.ts';
import { TONIGHT_HOURS } from '../domain/stays/tonight.ts';
import {
  dollarsSchema,
  emailSchema,
  longTextSchema,
  parsedBy,
  phoneNumberSchema,
  textSchema,
  typedIntSchema,
  webUrlSchema,
} from './fields.ts';

/** A value that may be empty. */
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.union([z.literal(''), schema]);

/** The owner id of uploads that belong to no cabin or post. */
export const SHOP_UPLOADS = '00000000-0000-0000-0000-000000000000';
const LOGO = new RegExp(
  `^(?:/images/uploads/${SHOP_UPLOADS}/[0-9a-f-]{36}-(\\d{2,4})x(\\d{2,4})-[0-9a-f]{6}\\.webp)?$`,
);

/** The size of an uploaded logo, which is part of its URL; null without one. */
export function logoSize(address: string): { width: number; height: number } | null {
  const [, width, height] = LOGO.exec(address) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

const MAX_PERCENTS = 6;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** One to six percentages from 1 to 60, as `10,15,20`. */
function parsePercents(text: string): string | null {
  const parts = text.split(/[\s,%]+/).filter(Boolean);
  const areRight = parts.every((part) => /^[1-9]\d?$/.test(part) && Number(part) <= 60);
  return areRight && parts.length >= 1 && parts.length <= MAX_PERCENTS ? parts.join(',') : null;
}

/** The most characters of the host's story. */
export const STORY_MAX = 3000;
/** The longest text of any other page, in characters. */
export const PAGE_TEXT_MAX = 20_000;

/** Parses list filters such as `pool,family`, without duplicates and in display order; may be empty. */
function parseCategories(text: string): string | null {
  const parts = text.split(',').filter(Boolean);
  const known = CABIN_FILTERS.filter((filter) => parts.includes(filter));
  return parts.every((part) => parseCabinFilter(part) !== null) ? known.join(',') : null;
}

/** The settings of the console as typed; the table shop_settings has the same keys. */
export const shopSettingsSchema = z.strictObject({
  name: textSchema(1, 60),
  host: textSchema(1, 40),
  tagline: textSchema(1, 100),
  description: textSchema(1, 200),
  email: emailSchema,
  phone: phoneNumberSchema,
  tiktok: z
    .string()
    .trim()
    .regex(/^(?:@?[\w.]{2,30})?$/)
    .transform((handle) => handle.replace('@', '')),
  instagram: optional(webUrlSchema),
  facebook: optional(webUrlSchema),
  region: textSchema(1, 40),
  regionInText: textSchema(1, 40),
  stateName: textSchema(2, 40),
  stateCode: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2,3}$/)
    .toUpperCase(),
  timezone: z.string().trim().refine(isTimeZone, 'Not a time zone'),
  smokies: z.enum(['shown', 'hidden']),
  /** `shown`: the built-in promotion; otherwise the code of another one. */
  promotion: z.union([z.enum(['shown', 'hidden']), z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,31}$/)]),
  promotionText: textSchema(1, 60),
  promotionSeason: textSchema(1, 60),
  handpicked: textSchema(0, 60),
  since: textSchema(0, 60),
  noFees: textSchema(0, 60),
  instantBooking: textSchema(0, 60),
  virtualTours: textSchema(0, 60),
  bestPrice: textSchema(0, 60),
  support: textSchema(0, 60),
  followers: textSchema(0, 20),
  followersOf: textSchema(0, 60),
  referencePrefix: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2,4}$/)
    .toUpperCase(),
  banner: z.enum(['shown', 'hidden']),
  letterName: textSchema(1, 60),
  legalName: textSchema(0, 100),
  postalAddress: textSchema(0, 200),
  permit: textSchema(0, 100),
  colors: z.enum(['spruce', 'lake', 'slate', 'desert', 'coast', 'forest', 'plum']),
  /** Empty for the example shop's drawing, or the first letter of the shop's name. */
  logo: z.string().regex(LOGO),
  storyHeading: textSchema(0, 80),
  story: longTextSchema(STORY_MAX),
  promiseText: longTextSchema(PAGE_TEXT_MAX),
  termsText: longTextSchema(PAGE_TEXT_MAX),
  privacyText: longTextSchema(PAGE_TEXT_MAX),
  dealPercents: z.string().max(60).transform(parsedBy(parsePercents, 'Not percents')),
  cancelDays: typedIntSchema(0, 299).transform(String),
  deposit: z.union([
    z.enum(['full', 'first_night']),
    typedIntSchema(...DEPOSIT_PERCENTS).transform(String),
  ]),
  balanceDays: typedIntSchema(...BALANCE_DAYS).transform(String),
  /** In whole dollars; empty for none. */
  damageDeposit: optional(
    dollarsSchema(0, MOST_DAMAGE_DEPOSIT_CENTS)
      .refine((cents) => cents % 100 === 0)
      .transform((cents) => (cents === 0 ? '' : String(cents / 100))),
  ),
  damageText: textSchema(0, DAMAGE_TEXT_MAX),
  changeDates: z.enum(CHANGE_PERMISSIONS),
  changeNights: z.enum(CHANGE_PERMISSIONS),
  changeParty: z.enum(CHANGE_PERMISSIONS),
  changePets: z.enum(CHANGE_PERMISSIONS),
  tonightUntil: typedIntSchema(...TONIGHT_HOURS).transform(String),
  hiddenCategories: z.string().max(200).transform(parsedBy(parseCategories, 'Not categories')),
});
export type ShopSettings = z.output<typeof shopSettingsSchema>;
export type ShopSetting = keyof ShopSettings;
