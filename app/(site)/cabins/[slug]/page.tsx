import type { Metadata } from 'next';
import { Missing, MISSING } from '@/components/layout/missing';
import { listPopularSlugs, PRERENDER_LIMIT } from '@/lib/data/cabins/cabins';
import { cabinMetadata, CabinPage, findCabin } from './cabin-page';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

export async function generateStaticParams() {
  return (await listPopularSlugs(PRERENDER_LIMIT)).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const cabin = await findCabin((await params).slug);
  return cabin ? cabinMetadata(cabin) : MISSING;
}

export default async function Page({ params }: Props) {
  const cabin = await findCabin((await params).slug);
  return cabin ? <CabinPage cabin={cabin} /> : <Missing />;
}
