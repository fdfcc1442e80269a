import { PlanPage } from '@/components/trip/plan-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { regionPhrase } from '@/lib/shop/shop';

export const revalidate = 300;
export const generateMetadata = () =>
  pageMetadata({
    title: `Plan Your Stay in ${regionPhrase()}`,
    description:
      'A free Smoky Mountains trip planner. Tell it your dates, your crew and what you love, and get day-by-day plans with drive times and closures.',
    path: paths.plan,
    picture: 'plan',
  });

export default function Page() {
  return <PlanPage mapStyleUrl={serverEnv.MAP_STYLE_URL} />;
}
