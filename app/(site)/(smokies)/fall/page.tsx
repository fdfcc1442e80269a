import { FallPage } from '@/components/fall/fall-page';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { fallWeekOf } from '@/lib/domain/trip/fall-color';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { regionPhrase, shop } from '@/lib/shop/shop';

export const revalidate = 300;
export const generateMetadata = () =>
  pageMetadata({
    title: `Fall Colors in ${regionPhrase()}`,
    description:
      'When fall color peaks at 32 spots in the Smokies, week by week and by elevation, with the cabins open that weekend.',
    path: paths.fall,
    picture: 'fall',
  });

export default function Page() {
  return (
    <>
      <JsonLd
        things={[breadcrumbList([{ name: 'Fall Colors', path: paths.fall }], serverEnv.SITE_URL)]}
      />
      <FallPage
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
        usualWeek={fallWeekOf(todayInZone(new Date(), shop().timezone))}
      />
    </>
  );
}
