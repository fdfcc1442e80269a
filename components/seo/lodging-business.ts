import { iconPath } from '@/lib/shop/shop-icons';
import { socialImage } from '@/lib/pictures/social-image';
import type { LodgingBusiness } from 'schema-dts';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

/** The host's business. No rating of its own: search engines do not show a site's stars for itself. */
export function lodgingBusiness(origin: string): LodgingBusiness {
  return {
    '@type': 'LodgingBusiness',
    '@id': `${origin}/#business`,
    name: shop().name,
    description: shopFacts().description,
    url: `${origin}/`,
    image: origin + socialImage('home').url,
    logo: origin + iconPath('icon-512.png'),
    telephone: shop().phone.e164,
    email: shop().email,
    priceRange: '$$',
    address: {
      '@type': 'PostalAddress',
      addressRegion: shopFacts().stateCode,
      addressCountry: 'US',
      addressLocality: shop().areas[0]?.city ?? shop().region,
    },
    areaServed: shop().areas.map(({ city }) => ({
      '@type': 'City',
      name: `${city}, ${shop().state}`,
    })),
    ...(shop().social.length > 0 && { sameAs: shop().social.map(({ url }) => url) }),
  };
}
