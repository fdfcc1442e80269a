import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CabinDetail } from '@/components/cabins/cabin-detail';
import { pickSimilarCabins } from '@/components/cabins/pick-similar-cabins';
import { getCabin, listCabins, listCabinSlugs } from '@/lib/data/cabins';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

export async function generateStaticParams() {
  return (await listCabinSlugs()).map((slug) => ({ slug }));
}

async function requireCabin({ params }: Props) {
  const { slug } = await params;
  return (await getCabin(slug)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const cabin = await requireCabin(props);
  const title = `${cabin.title}, a Cabin in ${cabin.city}`;
  const description = cabin.shortDesc;
  const canonical = paths.cabin(cabin.slug);
  const images = [{ url: cabin.heroImageUrl, width: 1200, height: 800, alt: cabin.title }];
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, images },
  };
}

export default async function CabinPage(props: Props) {
  const cabin = await requireCabin(props);
  return <CabinDetail cabin={cabin} similar={pickSimilarCabins(cabin, await listCabins())} />;
}
