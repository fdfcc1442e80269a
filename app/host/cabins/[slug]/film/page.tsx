import { removeFilm, saveFilm } from './actions';
import { FilmView } from '@/components/host/film/film-view';
import { getFilm } from '@/lib/data/host/film/film';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { shop } from '@/lib/shop/shop';

const PAGE = '/host/cabins/[slug]/film';
export const metadata = consoleMetadata(PAGE);

export default async function FilmPage({ params }: PageProps<'/host/cabins/[slug]/film'>) {
  const { slug } = await params;
  const path = `/host/cabins/${encodeURIComponent(slug)}/film`;
  await requireStaff(PAGE, path);
  const cabin = requireRead(await getFilm(slug), path);
  return (
    <FilmView
      cabin={cabin}
      today={todayInZone(new Date(), shop().timezone)}
      actions={{ saveFilm, removeFilm }}
    />
  );
}
