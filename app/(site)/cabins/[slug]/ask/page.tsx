import type { Metadata } from 'next';
import { AskPage } from '@/components/cabin/ask-page';
import { Missing, MISSING } from '@/components/layout/missing';
import { cabinAskPath } from '@/lib/http/paths';
import { cabinMetadata, findCabin } from '../cabin-page';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

// For browsers without scripts only: made at its first visit.
export const generateStaticParams = () => [];

const cabinOf = async ({ params }: Props) => findCabin((await params).slug, cabinAskPath);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const cabin = await cabinOf(props);
  if (!cabin) return MISSING;
  // Its address and preview are the cabin page's own, whose text it repeats.
  return { ...cabinMetadata(cabin), title: `Ask about ${cabin.title}` };
}

export default async function Page(props: Props) {
  const cabin = await cabinOf(props);
  return cabin ? <AskPage cabin={cabin} /> : <Missing />;
}
