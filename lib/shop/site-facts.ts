import type { PaletteName } from './palettes.ts';
import { site } from './site.ts';

/** The pages with a text of the host's own, besides About, which has her story. */
export type TextPage = 'promise' | 'terms' | 'privacy';
type PageText = {
  text: string;
  /** When the host confirmed it. */
  since: Date;
};

type SiteFacts = {
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
  /** What an owner pays; the founders' rate is kept for as long as the cabin stays listed. */
  owners: { foundersPercent: number; standardPercent: number; foundersCabins: number };
};

/** As the specification has them. */
export const FACT_DEFAULTS: SiteFacts = {
  description:
    'Vetted, handpicked cabins in Gatlinburg, Pigeon Forge, Sevierville and Wears Valley, booked directly with no service fees.',
  colors: 'spruce',
  logo: '',
  story: '',
  storyHeading: '',
  pages: {},
  stateCode: 'TN',
  postalAddress: '',
  owners: { foundersPercent: 12, standardPercent: 15, foundersCabins: 40 },
};

const FACTS = Symbol.for('cabins.site-facts');
const scope = globalThis as { [FACTS]?: SiteFacts };

/** What servers alone say of this host; otherwise as `site`. */
export const siteFacts: SiteFacts = (scope[FACTS] ??= { ...FACT_DEFAULTS });

/** Whether a page has a text: the host's own, or in the example shop the built-in one. */
export const hasText = (page: TextPage): boolean =>
  site.isExample || siteFacts.pages[page] !== undefined;
