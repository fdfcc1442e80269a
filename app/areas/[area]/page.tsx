import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AREA_COPY } from '@/components/cabins/area-copy';
import { AreaPage } from '@/components/cabins/area-page';
import { listCabins } from '@/lib/data/cabins';
import { AREAS } from '@/lib/domain/cabin';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ area: string }> };

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return AREAS.map(({ slug }) => ({ area: slug }));
}

async function requireArea({ params }: Props) {
  const { area } = await params;
  return AREAS.find(({ slug }) => slug === area) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, city } = await requireArea(props);
  const title = `${city} Cabins`;
  const { description } = AREA_COPY[slug];
  const canonical = paths.area(slug);
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, images: [`/images/areas/${slug}.webp`] },
  };
}

export default async function Page(props: Props) {
  const area = await requireArea(props);
  return <AreaPage area={area} cabins={await listCabins()} />;
}
