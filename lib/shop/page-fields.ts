import { shop, regionPhrase } from './shop.ts';

const SHOP_FIELDS = ['name', 'host', 'email', 'phone', 'state', 'region'] as const;

/** The placeholders of each page's text, filled in when the page is rendered. */
export const PAGE_FIELDS = {
  story: SHOP_FIELDS,
  promiseText: SHOP_FIELDS,
  termsText: [...SHOP_FIELDS, 'cancellation', 'taxes', 'promotion', 'hold_minutes'],
  privacyText: [...SHOP_FIELDS, 'browser_storage', 'retention', 'analytics'],
} as const satisfies Record<string, readonly string[]>;

export type PageTextSetting = keyof typeof PAGE_FIELDS;
type PageValues = Readonly<Record<string, string>>;

export const PAGE_TEXTS = Object.keys(PAGE_FIELDS) as PageTextSetting[];

export const shopValues = (): PageValues => ({
  name: shop().name,
  host: shop().host,
  email: shop().email,
  phone: shop().phone.display.replaceAll(' ', '\u00A0'),
  state: shop().state,
  region: regionPhrase(),
});

/** Fills in the placeholders in one pass, so that values are never scanned for placeholders. */
export const fillFields = (text: string, values: PageValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
