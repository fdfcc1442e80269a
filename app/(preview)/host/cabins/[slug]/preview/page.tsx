import { pickSimilarCabins } from '@/components/cabin/pick-similar-cabins';
import { CabinPreview } from '@/components/host/cabin-preview';
import { listCabins } from '@/lib/data/cabins';
import { getPreviewCabin } from '@/lib/data/host/preview-cabin';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { getTaxRates } from '@/lib/data/tax-rates';
import { getTour } from '@/lib/data/tours';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/paths';

export default async function PreviewPage({ params }: PageProps<'/host/cabins/[slug]/preview'>) {
  const { slug } = await params;
  const editor = `/host/cabins/${encodeURIComponent(slug)}`;
  await requireStaff(editor, 'edits_shop');
  const cabin = requireRead(await getPreviewCabin(slug), editor);
  return (
    <CabinPreview
      cabin={cabin}
      taxes={await getTaxRates()}
      similar={pickSimilarCabins(cabin, await listCabins())}
      mapStyleUrl={serverEnv.MAP_STYLE_URL}
      tourPath={(await getTour(cabin.slug)) ? paths.tour(cabin.slug) : null}
    />
  );
}
