import { taxOfToday } from '@/components/cabin/cabin-detail';
import { pickSimilarCabins } from '@/components/cabin/pick-similar-cabins';
import { reviewExtras } from '@/components/cabin/review-extras';
import { CabinPreview } from '@/components/host/cabins/cabin-preview';
import { WhereItIs } from '@/components/map/where-it-is';
import { listCabins } from '@/lib/data/cabins/cabins';
import { getPreviewCabin } from '@/lib/data/host/cabins/preview-cabin';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { getTour } from '@/lib/data/cabins/tours';
import { toCardRow } from '@/lib/domain/catalog/card-row';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';

const PAGE = '/host/cabins/[slug]/preview';
export const metadata = consoleMetadata(PAGE);

export default async function PreviewPage({ params }: PageProps<'/host/cabins/[slug]/preview'>) {
  const { slug } = await params;
  const editor = `/host/cabins/${encodeURIComponent(slug)}`;
  await requireStaff(PAGE, editor);
  const cabin = requireRead(await getPreviewCabin(slug), editor);
  return (
    <CabinPreview
      cabin={cabin}
      tax={taxOfToday(await getTaxRates(), cabin)}
      similar={pickSimilarCabins(cabin, await listCabins()).map(toCardRow)}
      extras={reviewExtras(cabin)}
      where={<WhereItIs cabin={cabin} mapStyleUrl={serverEnv.MAP_STYLE_URL} />}
      tourPath={(await getTour(cabin.slug)) ? paths.tour(cabin.slug) : null}
    />
  );
}
