import { remove, save } from './actions';
import { FilmView } from '@/components/host/film/film-view';
import { getFilm } from '@/lib/data/host/film/film';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { robotsOf } from '@/lib/http/routes';
import { shop } from '@/lib/shop/shop';

export const metadata = { title: 'Film', robots: robotsOf('/host/cabins/[slug]/film') };

export default async function FilmPage({ params }: PageProps<'/host/cabins/[slug]/film'>) {
  const { slug } = await params;
  const path = `/host/cabins/${encodeURIComponent(slug)}/film`;
  await requireStaff(path, 'edits_shop');
  const cabin = requireRead(await getFilm(slug), path);
  return (
    <FilmView
      cabin={cabin}
      today={todayInZone(new Date(), shop().timezone)}
      actions={{ save, remove }}
    />
  );
}
