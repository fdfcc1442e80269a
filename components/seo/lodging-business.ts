import { iconPath } from '@/lib/shop/shop-icons';
import { socialImage } from '@/lib/pictures/social-image';
import type { LodgingBusiness } from 'schema-dts';
import { listAreas } from '@/lib/domain/catalog/cabin';
import { site } from '@/lib/shop/site';
import { siteFacts } from '@/lib/shop/site-facts';

/** The host's business. No rating of its own: search engines do not show a site's stars for itself. */
export function lodgingBusiness(origin: string): LodgingBusiness {
  return {
    '@type': 'LodgingBusiness',
    '@id': `${origin}/#business`,
    name: site.name,
    description: siteFacts.description,
    url: `${origin}/`,
    image: origin + socialImage('home').url,
    logo: origin + iconPath('icon-512.png'),
    telephone: site.phone.e164,
    email: site.email,
    priceRange: '$$',
    address: {
      '@type': 'PostalAddress',
      addressRegion: siteFacts.stateCode,
      addressCountry: 'US',
      addressLocality: listAreas()[0]?.city ?? site.region,
    },
    areaServed: listAreas().map(({ city }) => ({
      '@type': 'City',
      name: `${city}, ${site.state}`,
    })),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}
