import { toSiteAreas, type AreaRow } from './areas.ts';
import { CABIN_FILTERS } from './domain/catalog/cabin-filters.ts';
import { readablePhone } from './domain/values/parse-phone.ts';
import { shopSettingsSchema, type ShopSettings } from './schemas/shop-settings.ts';
import { FACT_DEFAULTS, siteFacts } from './site-facts.ts';
import { site, type Site, type SocialNetwork } from './site.ts';

const scope = globalThis as { cabinsSiteDefaults?: Site };

/** As the specification has the site: copied before anything of it is changed, which only this module does on a server. */
export const SITE_DEFAULTS: Site = (scope.cabinsSiteDefaults ??= {
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
  ...{ since: SITE_DEFAULTS.claims.since, support: SITE_DEFAULTS.claims.support },
  followers: SITE_DEFAULTS.claims.followers,
  followersOf: SITE_DEFAULTS.claims.followersOf,
  banner: 'shown',
  ...{ dealPercents: '10,15,20', cancelDays: '14' },
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

const parseHidden = (text: string) =>
  CABIN_FILTERS.filter((filter) => text.split(',').includes(filter));

/** The whole of what the settings change of the site; nothing without any. */
export function toSiteChanges(set: Partial<ShopSettings>): Partial<Site> {
  if (Object.keys(set).length === 0) return {};
  const all = { ...DEFAULT_SETTINGS, ...set };
  const { name, host, tagline, email, phone, tiktok, since, support } = all;
  const { followers, followersOf, banner } = all;
  return {
    ...{ name, host, tagline, email },
    isHandwritten: host === SITE_DEFAULTS.host,
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
    banner: banner === 'shown' ? SITE_DEFAULTS.banner : null,
    hidden: all.hiddenCategories === '' ? undefined : parseHidden(all.hiddenCategories),
  };
}

/** Puts the settings and the areas of the database in place in this process. */
export function applySettings(
  stored: Readonly<Record<string, unknown>>,
  areas: readonly AreaRow[],
): void {
  const set = parseSettings(stored);
  Object.assign(site, SITE_DEFAULTS, toSiteChanges(set), { areas: toSiteAreas(areas) });
  Object.assign(siteFacts, FACT_DEFAULTS, set.description && { description: set.description });
}
