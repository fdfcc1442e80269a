import type { DamageDeposit } from '../domain/pricing/damage-deposit.ts';
import type { PaymentTerms } from '../domain/pricing/payment-plan.ts';
import type { PaletteName } from './palettes.ts';
import { shop } from './shop.ts';

/** The pages for which the host can write a text, besides About, which has her story. */
export type TextPage = 'promise' | 'terms' | 'privacy';
type PageText = {
  text: string;
  /** When the host confirmed the text. */
  since: Date;
};

type ShopFacts = Readonly<{
  description: string;
  colors: PaletteName;
  /** The URL of the uploaded logo; empty without one. */
  logo: string;
  /** The host's story, with blank lines between paragraphs; empty for the example's. */
  story: string;
  storyHeading: string;
  /** The host's own texts; a page without one is absent. */
  pages: Readonly<Partial<Record<TextPage, PageText>>>;
  stateCode: string;
  /** Required by law below every newsletter; without it none can be sent. */
  postalAddress: string;
  paymentTerms: PaymentTerms;
  /** Null where the host asks for none. */
  damageDeposit: DamageDeposit | null;
}>;

/** Commissions of cabin owners; the founders' rate lasts as long as the cabin stays listed. */
export const OWNER_RATES = {
  foundersPercent: 12,
  standardPercent: 15,
  foundersCabins: 40,
} as const;

/** The specification's values. */
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
  paymentTerms: { deposit: 'full', balanceDays: 30 },
  damageDeposit: null,
};

const FACTS = Symbol.for('cabins.shop-facts');
const scope = globalThis as { [FACTS]?: ShopFacts };

/** Facts about the host that only servers use; otherwise like `shop`. */
export const shopFacts = (): ShopFacts => scope[FACTS] ?? FACT_DEFAULTS;

export function changeShopFacts(changes: Partial<ShopFacts>): void {
  scope[FACTS] = { ...shopFacts(), ...changes };
}

/** Whether a page has a text: the host's own or, in the example shop, the built-in one. */
export const hasPageText = (page: TextPage): boolean =>
  shop().isExample || shopFacts().pages[page] !== undefined;
