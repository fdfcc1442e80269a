import type { Metadata } from 'next';
import { FactsPage } from '@/components/cabin/facts-page';
import { Missing, MISSING } from '@/components/layout/missing';
import { pageMetadata } from '@/components/seo/page-metadata';
import { cabinFactsPath } from '@/lib/http/paths';
import { findCabin } from '../cabin-page';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

// Few ask for it: made at its first visit.
export const generateStaticParams = () => [];

const cabinOf = async ({ params }: Props) => findCabin((await params).slug, cabinFactsPath);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const cabin = await cabinOf(props);
  if (!cabin) return MISSING;
  const { slug, title, city, heroImageUrl } = cabin;
  return pageMetadata({
    title: `The House and the Place: ${title} in ${city}`,
    description: `Every amenity at ${title}, what it doesn’t have, and the road, seasons, signal and wildlife.`,
    path: cabinFactsPath(slug),
    picture: 'cabin',
    pictureUrl: heroImageUrl,
  });
}

export default async function Page(props: Props) {
  const cabin = await cabinOf(props);
  return cabin ? <FactsPage cabin={cabin} /> : <Missing />;
}
