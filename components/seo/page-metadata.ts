import type { Metadata } from 'next';
import { shop } from '@/lib/shop/shop';
import { socialImage, type SocialKind } from '@/lib/pictures/social-image';

type Page = {
  title: string;
  description: string;
  /** The one address of the page that should be indexed. */
  path: string;
  /** The picture of the link preview. */
  picture: SocialKind;
  /** The address of the picture that the page shows, which has a preview of its own. */
  pictureUrl?: string;
  /** Set if the title doesn't say what the picture shows. */
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
    // The openGraph picture is used here too; without this line Next would list it twice.
    twitter: { card: 'summary_large_image', title, description, images: [] },
  };
}
