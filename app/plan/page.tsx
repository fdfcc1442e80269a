import type { Metadata } from 'next';
import { PlanPage } from '@/components/trip/plan-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { socialImage } from '@/lib/pictures/social-image';

export const revalidate = 300;

const title = `Plan Your Stay in the ${site.region}`;

export const metadata: Metadata = pageMetadata({
  title,
  description:
    'A free Smoky Mountains trip planner: day-by-day drafts from your dates, party and interests, with drive times, seasonal closures and Rod Run weekends.',
  path: paths.plan,
  image: socialImage('plan', undefined, title),
});

export default function Page() {
  return <PlanPage />;
}
