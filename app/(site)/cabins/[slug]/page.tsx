import type { Metadata } from 'next';
import { listPopularSlugs, PRERENDER_LIMIT } from '@/lib/data/cabins';
import { cabinMetadata, CabinPage, requireCabin } from './cabin-page';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

export async function generateStaticParams() {
  return (await listPopularSlugs(PRERENDER_LIMIT)).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cabinMetadata(await requireCabin((await params).slug));
}

export default async function Page({ params }: Props) {
  return <CabinPage cabin={await requireCabin((await params).slug)} />;
}
