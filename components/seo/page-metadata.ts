import type { Metadata } from 'next';
import { site } from '@/lib/site';
import type { SocialImage } from '@/lib/pictures/social-image';

type Page = {
  title: string;
  description: string;
  /** The one address of the page that should be indexed. */
  path: string;
  image: SocialImage;
  /** Stands alone, without the site's name behind it. */
  isTitleWhole?: boolean;
  type?: 'website' | 'article';
};

/** Title, description, canonical address and the preview that search engines, messages and social apps show. */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, image } = page;
  return {
    title: page.isTitleWhole ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: 'en_US',
      type: page.type ?? 'website',
      images: [{ ...image, type: 'image/jpeg' }],
    },
    // Its picture is that of openGraph; without this line Next would name it a second time.
    twitter: { card: 'summary_large_image', title, description, images: [] },
  };
}
