import { readablePhone } from './domain/values/parse-phone.ts';
import { shopSettingsSchema, type ShopSettings } from './schemas/shop-settings.ts';
import { FACT_DEFAULTS, siteFacts } from './site-facts.ts';
import { site, type Site, type SocialNetwork } from './site.ts';

const scope = globalThis as { cabinsSiteDefaults?: Site };

/** As the specification has the site: copied before anything of it is changed, which only this module does on a server. */
export const SITE_DEFAULTS: Site = (scope.cabinsSiteDefaults ??= { initials: '', ...site });

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
  letterName: SITE_DEFAULTS.letterName,
  ...{ colors: FACT_DEFAULTS.colors, story: '', storyHeading: '' },
  ...{ dealPercents: '10,15,20', cancelDays: '14' },
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

/** Of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word = '') => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

/** The whole of what the settings change of the site; nothing without any. */
export function toSiteChanges(set: Partial<ShopSettings>): Partial<Site> {
  if (Object.keys(set).length === 0) return {};
  const all = { ...DEFAULT_SETTINGS, ...set };
  const { name, host, tagline, email, phone, tiktok, since, support } = all;
  const { followers, followersOf, banner, letterName } = all;
  const isBuiltIn = host === SITE_DEFAULTS.host;
  return {
    ...{ name, host, tagline, email },
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
    banner: banner === 'shown' ? SITE_DEFAULTS.banner : null,
  };
}

const FACTS = ['description', 'colors', 'story', 'storyHeading'];

/** Puts the settings of the database in place in this process. */
export function applySettings(stored: Readonly<Record<string, unknown>>): void {
  const set = parseSettings(stored);
  Object.assign(site, SITE_DEFAULTS, toSiteChanges(set));
  const facts = Object.entries(set).filter(([key]) => FACTS.includes(key));
  Object.assign(siteFacts, FACT_DEFAULTS, Object.fromEntries(facts));
}
