import type { Metadata } from 'next';
import { UNPUBLISHED, UnpublishedPage } from '@/components/content/unpublished-page';
import { FallPage } from '@/components/fall/fall-page';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { getGuide } from '@/lib/data/content/posts';
import { fallWeekOf } from '@/lib/domain/trip/fall-color';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

const HEADING = 'Fall Colors';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const guide = await getGuide('fall');
  if (!guide) return { title: HEADING, ...UNPUBLISHED };
  return pageMetadata({
    title: guide.title,
    description: guide.excerpt,
    path: paths.fall,
    picture: 'fall',
    pictureUrl: guide.heroImageUrl,
  });
}

export default async function Page() {
  const guide = await getGuide('fall');
  if (!guide) return <UnpublishedPage heading={HEADING} />;
  return (
    <>
      <JsonLd
        things={[breadcrumbList([{ name: HEADING, path: paths.fall }], serverEnv.SITE_URL)]}
      />
      <FallPage
        guide={guide}
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
        usualWeek={fallWeekOf(todayInZone(new Date(), shop().timezone))}
      />
    </>
  );
}
