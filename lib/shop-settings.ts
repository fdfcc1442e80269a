import { toSiteAreas, type AreaRow } from './areas.ts';
import { CABIN_FILTERS } from './domain/catalog/cabin-filters.ts';
import type { ConsentWording } from './domain/messaging/consent-wording.ts';
import { readablePhone } from './domain/values/parse-phone.ts';
import { consentPurposeSchema } from './schemas/consent.ts';
import { shopSettingsSchema, type ShopSettings } from './schemas/shop-settings.ts';
import { FACT_DEFAULTS, siteFacts } from './site-facts.ts';
import { site, type Site, type SocialNetwork } from './site.ts';

const scope = globalThis as { cabinsSiteDefaults?: Site };

/** As the specification has the site: copied before anything of it is changed, which only this module does on a server. */
export const SITE_DEFAULTS: Site = (scope.cabinsSiteDefaults ??= {
  initials: '',
  ...site,
  areas: undefined,
  hidden: undefined,
});

const URLS: Readonly<Record<SocialNetwork, (setting: string) => string>> = {
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  instagram: (url) => url,
  facebook: (url) => url,
};

const urlOf = (network: SocialNetwork) =>
  SITE_DEFAULTS.social.find((each) => each.network === network)?.url ?? '';

/** The settings as the site has them without any in the database. */
export const DEFAULT_SETTINGS: ShopSettings = {
  ...{ name: SITE_DEFAULTS.name, host: SITE_DEFAULTS.host, tagline: SITE_DEFAULTS.tagline },
  ...{ description: FACT_DEFAULTS.description, email: SITE_DEFAULTS.email },
  ...{ phone: SITE_DEFAULTS.phone.e164, tiktok: SITE_DEFAULTS.tiktokHandle },
  ...{ instagram: urlOf('instagram'), facebook: urlOf('facebook') },
  ...{ region: SITE_DEFAULTS.region, regionInText: SITE_DEFAULTS.place },
  stateName: SITE_DEFAULTS.state,
  ...{ stateCode: FACT_DEFAULTS.stateCode, timezone: SITE_DEFAULTS.timezone, smokies: 'shown' },
  ...{ since: SITE_DEFAULTS.claims.since, support: SITE_DEFAULTS.claims.support },
  followers: SITE_DEFAULTS.claims.followers,
  followersOf: SITE_DEFAULTS.claims.followersOf,
  ...{ banner: 'shown', promotion: 'shown' },
  promotionText: SITE_DEFAULTS.promotion?.headline ?? '',
  promotionSeason: SITE_DEFAULTS.promotion?.season ?? '',
  letterName: SITE_DEFAULTS.letterName,
  postalAddress: FACT_DEFAULTS.postalAddress,
  ...{ colors: FACT_DEFAULTS.colors, story: '', storyHeading: '' },
  ...{ dealPercents: '10,15,20', cancelDays: '14', tonightUntil: '18' },
  hiddenCategories: '',
};

/** Those of the database that their rules allow: whoever may write them may do so without the console. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Partial<ShopSettings> {
  const rules = Object.entries(shopSettingsSchema.shape);
  return Object.fromEntries(
    rules.flatMap(([key, rule]) => {
      const parsed = Object.hasOwn(stored, key) ? rule.safeParse(stored[key]) : null;
      return parsed?.success ? [[key, parsed.data]] : [];
    }),
  );
}

const plainStory = (place: string) =>
  `I choose the cabins in ${place} one by one. If I would not bring my own family back, it is not on this site.

You book straight with me, with no middleman and no service fee.`;

/** All settings where these are set. Words about the Smokies are usual only where the site shows them. */
export function usualSettings(set: Partial<ShopSettings>): ShopSettings {
  const usual = { ...DEFAULT_SETTINGS, ...set };
  if (usual.smokies === 'shown') return usual;
  return {
    ...usual,
    tagline: set.tagline ?? `Handpicked cabins in ${usual.regionInText}`,
    description:
      set.description ??
      `Vetted, handpicked cabins in ${usual.regionInText}, booked directly with no service fees.`,
    letterName: set.letterName ?? `Letter from ${usual.regionInText}`,
    // The built-in one is of a porch near Sevierville.
    story: set.story || plainStory(usual.regionInText),
  };
}

/** Of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word = '') => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

/** The one that the site came with in the words of the host, another one as it is, or none. */
function shownPromotion(all: ShopSettings): Site['promotion'] {
  const { promotion, promotionText: headline, promotionSeason: season } = all;
  if (promotion === 'hidden') return null;
  return promotion === 'shown'
    ? SITE_DEFAULTS.promotion && { ...SITE_DEFAULTS.promotion, headline, season }
    : { code: promotion, headline, season, isOwn: true };
}

const parseHidden = (text: string) =>
  CABIN_FILTERS.filter((filter) => text.split(',').includes(filter));

/** The whole of what the settings change of the site; nothing without any. */
export function toSiteChanges(set: Partial<ShopSettings>): Partial<Site> {
  if (Object.keys(set).length === 0) return {};
  const all = usualSettings(set);
  const { name, host, tagline, email, phone, tiktok, since, support } = all;
  const { followers, followersOf, region, regionInText, stateName, timezone, letterName } = all;
  const showsSmokies = all.smokies === 'shown';
  const isBuiltIn = host === SITE_DEFAULTS.host;
  return {
    ...{ name, host, tagline, email },
    ...{ region, place: regionInText, state: stateName, timezone, showsSmokies },
    isHandwritten: isBuiltIn,
    initials: isBuiltIn ? '' : initialsOf(host),
    letterName,
    phone: { display: readablePhone(phone), e164: phone },
    tiktokHandle: tiktok,
    social: SITE_DEFAULTS.social
      .map((each) => ({ ...each, url: URLS[each.network](all[each.network]) }))
      .filter(({ url }) => url !== ''),
    claims: {
      ...SITE_DEFAULTS.claims,
      promise: `The ${host} Promise`,
      ...{ since, support, followers, followersOf },
    },
    promotion: shownPromotion(all),
    // It leads to the fall colors of the Smokies.
    banner: all.banner === 'shown' && showsSmokies ? SITE_DEFAULTS.banner : null,
    hidden: all.hiddenCategories === '' ? undefined : parseHidden(all.hiddenCategories),
  };
}

/** Puts the settings and the areas of the database in place in this process. */
export function applySettings(
  stored: Readonly<Record<string, unknown>>,
  areas: readonly AreaRow[] = [],
): void {
  const set = parseSettings(stored);
  Object.assign(site, SITE_DEFAULTS, toSiteChanges(set));
  // After the rest: what is built in of an area depends on it.
  site.areas = toSiteAreas(areas);
  const { description, stateCode, colors, story, storyHeading, postalAddress } = usualSettings(set);
  const facts = { description, stateCode, colors, story, storyHeading, postalAddress };
  Object.assign(siteFacts, FACT_DEFAULTS, facts);
}

/** Puts the last wording of each purpose in place; `rows` are in the order of their time. */
export function applyConsents(rows: readonly (ConsentWording & { purpose: string })[]): void {
  const known = rows.flatMap(({ purpose, version, words }) => {
    const parsed = consentPurposeSchema.safeParse(purpose);
    return parsed.success ? [[parsed.data, { version, words }] as const] : [];
  });
  site.consents = known.length > 0 ? Object.fromEntries(known) : undefined;
}
