import { toCabinFacts } from '@/lib/shop/cabin-facts';
import { getCabin } from '@/lib/data/cabins/cabins';

export const revalidate = 300;
export const dynamic = 'force-static';

// Few ask for it: made when it is opened for the first time.
export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

/** The facts that a cabin's page loads when a guest opens them. */
export async function GET(_request: Request, { params }: Props) {
  const cabin = await getCabin((await params).slug);
  if (cabin) return Response.json(toCabinFacts(cabin));
  const error = { code: 'unknown_cabin', message: 'No such cabin.' };
  return Response.json({ error }, { status: 404 });
}
