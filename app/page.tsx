import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { listCabins } from '@/lib/data/cabins';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export const revalidate = 300;

const title = `${site.name}: ${site.tagline}`;
const { description } = site;

export const metadata: Metadata = {
  title: { absolute: title },
  description,
  alternates: { canonical: paths.home },
  openGraph: { title, description, url: paths.home },
};

export default function Page() {
  return <HomePage cabins={listCabins()} />;
}
