import type { Metadata } from 'next';
import { shop } from '@/lib/shop/shop';
import { socialImage, type SocialKind } from '@/lib/pictures/social-image';

type Page = {
  title: string;
  description: string;
  /** The one address of the page that should be indexed. */
  path: string;
  /** Of the preview. */
  picture: SocialKind;
  /** The address of the picture that the page shows, which has a preview of its own. */
  pictureUrl?: string;
  /** Where the title does not say what it shows. */
  pictureAlt?: string;
  /** Stands alone, without the site's name behind it. */
  isTitleWhole?: boolean;
  type?: 'website' | 'article';
};

/** Title, description, canonical address and the preview that search engines, messages and social apps show. */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, picture, pictureUrl } = page;
  const alt = page.pictureAlt ?? (picture === 'home' ? undefined : title);
  const image = socialImage(picture, alt, pictureUrl);
  return {
    title: page.isTitleWhole ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: shop().name,
      locale: 'en_US',
      type: page.type ?? 'website',
      images: [{ ...image, type: 'image/jpeg' }],
    },
    // Its picture is that of openGraph; without this line Next would name it a second time.
    twitter: { card: 'summary_large_image', title, description, images: [] },
  };
}
