import type { PaletteName } from './palettes.ts';
import { shop } from './shop.ts';

/** The pages with a text of the host's own, besides About, which has her story. */
export type TextPage = 'promise' | 'terms' | 'privacy';
type PageText = {
  text: string;
  /** When the host confirmed it. */
  since: Date;
};

type ShopFacts = Readonly<{
  description: string;
  colors: PaletteName;
  /** The address of the uploaded logo; empty without one. */
  logo: string;
  /** In the host's own words, with blank lines between its paragraphs; empty: the one of the specification. */
  story: string;
  storyHeading: string;
  /** The host's own texts; a page without one is missing here. */
  pages: Readonly<Partial<Record<TextPage, PageText>>>;
  stateCode: string;
  /** Below every newsletter, because the law asks for one; empty: none can be sent. */
  postalAddress: string;
}>;

/** What an owner pays; the founders' rate is kept for as long as the cabin stays listed. */
export const OWNER_RATES = {
  foundersPercent: 12,
  standardPercent: 15,
  foundersCabins: 40,
} as const;

/** As the specification has them. */
export const FACT_DEFAULTS: ShopFacts = {
  description:
    'Vetted, handpicked cabins in Gatlinburg, Pigeon Forge, Sevierville and Wears Valley, booked directly with no service fees.',
  colors: 'spruce',
  logo: '',
  story: '',
  storyHeading: '',
  pages: {},
  stateCode: 'TN',
  postalAddress: '',
};

const FACTS = Symbol.for('cabins.shop-facts');
const scope = globalThis as { [FACTS]?: ShopFacts };

/** What servers alone say of this host; otherwise as `shop`. */
export const shopFacts = (): ShopFacts => scope[FACTS] ?? FACT_DEFAULTS;

export function changeShopFacts(changes: Partial<ShopFacts>): void {
  scope[FACTS] = { ...shopFacts(), ...changes };
}

/** Whether a page has a text: the host's own, or in the example shop the built-in one. */
export const hasText = (page: TextPage): boolean =>
  shop().isExample || shopFacts().pages[page] !== undefined;
