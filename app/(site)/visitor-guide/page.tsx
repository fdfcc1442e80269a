import type { Metadata } from 'next';
import { GuidePage } from '@/components/content/guide-page';
import { UNPUBLISHED, UnpublishedPage } from '@/components/content/unpublished-page';
import { Missing, MISSING } from '@/components/layout/missing';
import { pageMetadata } from '@/components/seo/page-metadata';
import { getGuide } from '@/lib/data/content/posts';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

const HEADING = 'Visitor Guide';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const guide = await getGuide('visitor-guide');
  if (!guide) return shop().showsSmokies ? { title: HEADING, ...UNPUBLISHED } : MISSING;
  return pageMetadata({
    title: `${shop().region} ${HEADING}`,
    description: guide.excerpt,
    path: paths.visitorGuide,
    picture: 'visitor-guide',
    pictureUrl: guide.heroImageUrl,
  });
}

export default async function Page() {
  const guide = await getGuide('visitor-guide');
  if (guide) return <GuidePage guide={guide} mapStyleUrl={serverEnv.MAP_STYLE_URL} />;
  // The menus of a shop in the Smokies lead here.
  return shop().showsSmokies ? <UnpublishedPage heading={HEADING} /> : <Missing />;
}
