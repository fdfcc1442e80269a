import type { Metadata } from 'next';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { extraFeesText, fromPriceText } from '@/lib/copy/price-words';

type Priced = Pick<Cabin, 'title' | 'city' | 'shortDesc' | 'leastNightCents' | 'cleaningFeeCents'>;

/** A cabin's page as a link without dates previews it; search engines keep its own title. */
export function withPricePreview(page: Metadata, cabin: Priced): Metadata {
  if (cabin.leastNightCents === null) return page;
  const price = fromPriceText(cabin.leastNightCents);
  const texts = {
    title: `${cabin.title} in ${cabin.city}, ${price}`,
    description: `${price.replace('from', 'From')} ${extraFeesText(cabin)}. ${cabin.shortDesc}`,
  };
  return {
    ...page,
    openGraph: { ...page.openGraph, ...texts },
    twitter: { ...page.twitter, ...texts },
  };
}
