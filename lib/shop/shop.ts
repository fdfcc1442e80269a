import { BUILT_IN_AREAS, type Area, type BuiltInArea } from '../domain/catalog/area.ts';
import type { CabinFilter } from '../domain/catalog/cabin-filters.ts';
import type { ConsentPurpose, ConsentWording } from '../domain/messaging/consent-wording.ts';
import { CONTACT_DEFAULTS, type Contact } from './contact.ts';

const TIKTOK_HANDLE = 'mountainmamacabins.example';

export type SocialNetwork = 'tiktok' | 'instagram' | 'facebook';
export type ShopBanner = { text: string; action: string };

type Claim =
  | 'handpicked'
  | 'since'
  | 'noFees'
  | 'instantBooking'
  | 'virtualTours'
  | 'support'
  | 'bestPrice'
  | 'promise'
  | 'followers'
  | 'followersOf';

export type Shop = Contact &
  Readonly<{
    /** Whether name, host and place are still the example shop's, so that its built-in texts apply. */
    isExample: boolean;
    host: string;
    /** Whether the notes are drawn in this host's handwriting. */
    isHandwritten: boolean;
    portrait: string;
    /** Replaces the example shop's drawing. `alt` is the name, where the logo contains it. */
    logo: { src: string; width: number; height: number; alt: string } | undefined;
    /** Shown in place of a missing portrait of the host; otherwise empty. */
    initials: string;
    region: string;
    /** The region as it appears in a sentence. */
    place: string;
    /** Whether the site shows its own pages, pictures and texts about the Smoky Mountains. */
    showsSmokies: boolean;
    state: string;
    timezone: string;
    tagline: string;
    /** Legal name, address and permit on one line; empty for another shop until its host enters them. */
    company: string;
    /** Empty when there is none. */
    tiktokHandle: string;
    /** The newsletter's name. */
    letterName: string;
    social: readonly { network: SocialNetwork; label: string; url: string }[];
    /** A claim the host doesn't make is empty and isn't shown. */
    claims: Readonly<Record<Claim, string>>;
    referencePrefix: string;
    /** Null where none is offered. */
    promotion: {
      code: string;
      headline: string;
      season: string;
      /** Set for a promotion other than the built-in one, whose rules the site doesn't describe further. */
      isOwn?: true;
    } | null;
    /** Links to the fall map from below every page's header; null for none. Its text depends on the season. */
    banner: ShopBanner | null;
    /** Wordings saved in the console; lib/copy/sms-consent.ts has the others. */
    consents: Readonly<Partial<Record<ConsentPurpose, ConsentWording>>>;
    /** At least one, in display order. */
    areas: readonly Area[];
    /** The hidden categories of cabins. */
    hidden: readonly CabinFilter[];
  }>;

/** The example shop. */
export const SHOP_DEFAULTS: Shop = {
  ...CONTACT_DEFAULTS,
  isExample: true,
  host: 'Mountain Mama',
  isHandwritten: true,
  portrait: '/images/host.webp',
  region: 'Smoky Mountains',
  place: 'the Smokies',
  showsSmokies: true,
  state: 'Tennessee',
  timezone: 'America/New_York',
  tagline: 'Handpicked cabins in the Smoky Mountains',
  company:
    'Mountain Mama Cabins LLC · PO Box 865, Gatlinburg, TN 37738 · Sevier County permit STR-2187',
  tiktokHandle: TIKTOK_HANDLE,
  letterName: 'Mountain Insider Tips',
  social: [
    {
      network: 'tiktok',
      label: 'TikTok',
      url: `https://www.tiktok.com/@${TIKTOK_HANDLE}`,
    },
    {
      network: 'instagram',
      label: 'Instagram',
      url: 'https://www.instagram.com/mountainmamacabins.example',
    },
    {
      network: 'facebook',
      label: 'Facebook',
      url: 'https://www.facebook.com/mountainmamacabins.example',
    },
  ],
  claims: {
    handpicked: 'Vetted and handpicked cabins',
    since: 'Handpicked since 2020',
    noFees: 'No service fees or hidden fees',
    instantBooking: 'Instant booking',
    virtualTours: 'Virtual tours',
    support: '24/7 support',
    bestPrice: 'Best price guarantee',
    promise: 'The Mountain Mama Promise',
    followers: '450k+',
    followersOf: 'fans and travelers',
  },
  referencePrefix: 'MM',
  promotion: {
    code: 'MAMAFREE4',
    headline: 'Book 3 nights, get the 4th night free',
    season: 'Fall and winter',
  },
  banner: {
    text: 'The Smokies usually reach peak color in late October.',
    action: 'Explore the Map',
  },
  logo: undefined,
  initials: '',
  consents: {},
  areas: BUILT_IN_AREAS,
  hidden: [],
};

// Kept on the global object, because a server bundles pages, routes and islands apart.
const scope = globalThis as { cabinsShop?: Shop };

/**
 * The host's name, contact, place and claims with the console's changes; lib/shop/shop-facts.ts has what browsers don't
 * need. Call it on use, never while a module loads.
 */
export const shop = (): Shop => scope.cabinsShop ?? SHOP_DEFAULTS;

export function changeShop(changes?: Partial<Shop>): void {
  scope.cabinsShop = { ...shop(), ...changes };
}

/** The built-in text of an area; undefined for one that the host has added, and where the site doesn't show the Smokies. */
export const builtIn = <T>(texts: Readonly<Record<BuiltInArea, T>>, slug: string): T | undefined =>
  shop().showsSmokies && Object.hasOwn(texts, slug) ? texts[slug as BuiltInArea] : undefined;

/** The heading of About when the host hasn't written her own. */
export const helloText = (): string =>
  shop().isExample ? `Hey y’all, I’m ${shop().host}` : `Hi, I’m ${shop().host}`;

/** The newsletter's topics, as the start of a sentence. */
export const newsletterTopics = (): string =>
  shop().isExample ? 'Leaf dates, back roads and open weekends' : 'Open weekends and cabin news';

/** The heading of a 404 page. */
export const notFoundTitle = (): string =>
  shop().isExample ? 'This trail ends here' : 'This page isn’t here';

/** The name of the blog. */
export const notesTitle = (): string =>
  shop().isExample ? 'Notes from the porch' : `Notes from ${shop().place}`;

/** The title of the blog's feed. */
export const feedTitle = (): string => `${shop().name}: ${notesTitle().replace(/^N/, 'n')}`;

export const firstLetter = (name: string): string => [...name][0]?.toUpperCase() ?? '';

/** The region with its article. */
export const regionPhrase = (): string =>
  shop().place.startsWith('the ') ? `the ${shop().region}` : shop().region;
