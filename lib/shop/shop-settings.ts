import { toShopAreas, type AreaRow } from './areas.ts';
import { parseDamageDeposit } from '../domain/pricing/damage-deposit.ts';
import { parsePaymentTerms } from '../domain/pricing/payment-plan.ts';
import { CABIN_FILTERS } from '../domain/catalog/cabin-filters.ts';
import type { ConsentWording } from '../domain/messaging/consent-wording.ts';
import { readablePhone } from '../domain/values/parse-phone.ts';
import { consentPurposeSchema } from '../schemas/consent.ts';
import {
  shopSettingsSchema,
  type ShopSetting,
  type ShopSettings,
} from '../schemas/shop-settings.ts';
import { shopLogo } from './shop-icons.ts';
import { changeShopFacts, FACT_DEFAULTS, type TextPage } from './shop-facts.ts';
import { changeShop, shop, SHOP_DEFAULTS, type Shop, type SocialNetwork } from './shop.ts';

const URLS: Readonly<Record<SocialNetwork, (setting: string) => string>> = {
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  instagram: (url) => url,
  facebook: (url) => url,
};

const urlOf = (network: SocialNetwork) =>
  SHOP_DEFAULTS.social.find((each) => each.network === network)?.url ?? '';

/** The settings of a site with none in the database. */
export const DEFAULT_SETTINGS: ShopSettings = {
  name: SHOP_DEFAULTS.name,
  host: SHOP_DEFAULTS.host,
  tagline: SHOP_DEFAULTS.tagline,
  description: FACT_DEFAULTS.description,
  email: SHOP_DEFAULTS.email,
  phone: SHOP_DEFAULTS.phone.e164,
  tiktok: SHOP_DEFAULTS.tiktokHandle,
  instagram: urlOf('instagram'),
  facebook: urlOf('facebook'),
  region: SHOP_DEFAULTS.region,
  regionInText: SHOP_DEFAULTS.place,
  stateName: SHOP_DEFAULTS.state,
  stateCode: FACT_DEFAULTS.stateCode,
  timezone: SHOP_DEFAULTS.timezone,
  smokies: 'shown',
  handpicked: SHOP_DEFAULTS.claims.handpicked,
  since: SHOP_DEFAULTS.claims.since,
  noFees: SHOP_DEFAULTS.claims.noFees,
  instantBooking: SHOP_DEFAULTS.claims.instantBooking,
  virtualTours: SHOP_DEFAULTS.claims.virtualTours,
  bestPrice: SHOP_DEFAULTS.claims.bestPrice,
  support: SHOP_DEFAULTS.claims.support,
  followers: SHOP_DEFAULTS.claims.followers,
  followersOf: SHOP_DEFAULTS.claims.followersOf,
  referencePrefix: SHOP_DEFAULTS.referencePrefix,
  banner: 'shown',
  promotion: 'shown',
  promotionText: SHOP_DEFAULTS.promotion?.headline ?? '',
  promotionSeason: SHOP_DEFAULTS.promotion?.season ?? '',
  letterName: SHOP_DEFAULTS.letterName,
  legalName: '',
  postalAddress: FACT_DEFAULTS.postalAddress,
  permit: '',
  colors: FACT_DEFAULTS.colors,
  logo: FACT_DEFAULTS.logo,
  story: '',
  storyHeading: '',
  promiseText: '',
  termsText: '',
  privacyText: '',
  dealPercents: '10,15,20',
  cancelDays: '14',
  deposit: 'full',
  balanceDays: '30',
  damageDeposit: '',
  damageText: '',
  changeDates: 'approval',
  changeNights: 'guest',
  changeParty: 'guest',
  changePets: 'guest',
  tonightUntil: '18',
  hiddenCategories: '',
};

/** The valid settings of the database, which may have been written without the console. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Partial<ShopSettings> {
  const rules = Object.entries(shopSettingsSchema.shape);
  return Object.fromEntries(
    rules.flatMap(([key, rule]) => {
      const parsed = Object.hasOwn(stored, key) ? rule.safeParse(stored[key]) : null;
      return parsed?.success ? [[key, parsed.data]] : [];
    }),
  );
}

const IDENTITY = ['name', 'host', 'region', 'regionInText', 'stateName', 'smokies'] as const;

/**
 * Whether the shop has its own name, host or place, so that the example shop's texts don't apply. The database function
 * is_another_shop has the same rule.
 */
export const isAnotherShop = (set: Partial<ShopSettings>): boolean =>
  IDENTITY.some((key) => set[key] !== undefined && set[key] !== DEFAULT_SETTINGS[key]);

/** Claims that only the host can make about her shop; empty until she does. */
const UNSAID = {
  tiktok: '',
  instagram: '',
  facebook: '',
  handpicked: '',
  since: '',
  virtualTours: '',
  bestPrice: '',
  support: '',
  followers: '',
  followersOf: '',
  promotion: 'hidden',
} as const satisfies Partial<ShopSettings>;

/** All settings, with defaults for those that aren't set. Another shop doesn't inherit the example shop's texts. */
export function withDefaultSettings(set: Partial<ShopSettings>): ShopSettings {
  if (!isAnotherShop(set)) return { ...DEFAULT_SETTINGS, ...set };
  const place = set.regionInText ?? set.region ?? DEFAULT_SETTINGS.regionInText;
  return {
    ...DEFAULT_SETTINGS,
    ...UNSAID,
    tagline: `Cabins in ${place}`,
    description: `Cabins in ${place}, booked directly with no service fees.`,
    letterName: `Letter from ${place}`,
    ...set,
  };
}

/** The initials of a name's first and last word. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word = '') => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

/** The promotion to advertise: the built-in one in the host's words, another one unchanged, or none. */
function shownPromotion(all: ShopSettings): Shop['promotion'] {
  const { promotion, promotionText: headline, promotionSeason: season } = all;
  if (promotion === 'hidden') return null;
  return promotion === 'shown'
    ? SHOP_DEFAULTS.promotion && { ...SHOP_DEFAULTS.promotion, headline, season }
    : { code: promotion, headline, season, isOwn: true };
}

const parseHidden = (text: string) =>
  CABIN_FILTERS.filter((filter) => text.split(',').includes(filter));

/** All changes that the settings make to the site; empty without settings. */
export function toShopChanges(set: Partial<ShopSettings>): Partial<Shop> {
  if (Object.keys(set).length === 0) return {};
  const all = withDefaultSettings(set);
  const { name, host, tagline, email, phone, tiktok, referencePrefix } = all;
  const { region, regionInText, stateName, timezone, letterName } = all;
  const { handpicked, since, noFees, instantBooking, virtualTours, bestPrice } = all;
  const { support, followers, followersOf, promiseText } = all;
  const isExample = !isAnotherShop(set);
  const showsSmokies = all.smokies === 'shown';
  const isBuiltIn = host === SHOP_DEFAULTS.host;
  return {
    isExample,
    name,
    host,
    tagline,
    email,
    referencePrefix,
    region,
    place: regionInText,
    state: stateName,
    timezone,
    showsSmokies,
    isHandwritten: isExample,
    initials: isBuiltIn ? '' : initialsOf(host),
    letterName,
    phone: { display: readablePhone(phone), e164: phone },
    company:
      [all.legalName, all.postalAddress, all.permit].filter(Boolean).join(' · ') ||
      (isExample ? SHOP_DEFAULTS.company : ''),
    tiktokHandle: tiktok,
    social: SHOP_DEFAULTS.social
      .filter(({ network }) => all[network] !== '')
      .map((each) => ({ ...each, url: URLS[each.network](all[each.network]) })),
    claims: {
      handpicked,
      since,
      noFees,
      instantBooking,
      virtualTours,
      bestPrice,
      support,
      followers,
      followersOf,
      promise: isExample || promiseText !== '' ? `The ${host} Promise` : '',
    },
    promotion: shownPromotion(all),
    // The banner links to the fall colors of the Smokies.
    banner: all.banner === 'shown' && showsSmokies ? SHOP_DEFAULTS.banner : null,
    hidden: parseHidden(all.hiddenCategories),
  };
}

const PAGE_SETTINGS = [
  ['promise', 'promiseText'],
  ['terms', 'termsText'],
  ['privacy', 'privacyText'],
] as const satisfies readonly (readonly [TextPage, ShopSetting])[];

function toPages(set: Partial<ShopSettings>, setAt: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    PAGE_SETTINGS.flatMap(([page, key]) => {
      const text = set[key];
      return text ? [[page, { text, since: new Date(setAt[key] ?? 0) }]] : [];
    }),
  );
}

/** Applies the stored settings and areas to this process; `setAt` says when each setting was saved. */
export function applySettings(
  stored: Readonly<Record<string, unknown>>,
  areas: readonly AreaRow[] = [],
  setAt: Readonly<Record<string, string>> = {},
): void {
  const set = parseSettings(stored);
  changeShop({ ...SHOP_DEFAULTS, ...toShopChanges(set), consents: shop().consents });
  // Set after the rest, because an area's built-in line depends on it.
  changeShop({ areas: toShopAreas(areas) });
  const all = withDefaultSettings(set);
  const { description, stateCode, colors, logo, story, storyHeading, postalAddress } = all;
  const facts = { description, stateCode, colors, logo, story, storyHeading, postalAddress };
  const balanceDays = Number(all.balanceDays);
  const paymentTerms =
    parsePaymentTerms({ deposit: all.deposit, balanceDays }) ?? FACT_DEFAULTS.paymentTerms;
  const damageDeposit = parseDamageDeposit({
    cents: Number(all.damageDeposit) * 100,
    text: all.damageText,
  });
  changeShopFacts({ ...facts, paymentTerms, damageDeposit, pages: toPages(set, setAt) });
  // Set last, because a drawn letter uses the shop's name and colors.
  changeShop({ logo: shopLogo() });
}

/** Applies the latest wording of each purpose; `rows` are in chronological order. */
export function applyConsents(rows: readonly (ConsentWording & { purpose: string })[]): void {
  const known = rows.flatMap(({ purpose, version, words }) => {
    const parsed = consentPurposeSchema.safeParse(purpose);
    return parsed.success ? [[parsed.data, { version, words }] as const] : [];
  });
  changeShop({ consents: Object.fromEntries(known) });
}
