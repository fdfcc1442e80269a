import { CABINS_A_PAGE, FiguresView } from '@/components/host/insights/figures-view';
import { getCabinFigures, getFigures, getFunnel, getPace } from '@/lib/data/host/insights';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { readFigureSearch } from '@/lib/schemas/host/insights';
import { shop } from '@/lib/shop/shop';

const PATH = '/host/insights';
export const metadata = consoleMetadata(PATH);

export default async function InsightsPage({ searchParams }: PageProps<'/host/insights'>) {
  await requireStaff(PATH);
  const today = todayInZone(new Date(), shop().timezone);
  const search = readFigureSearch(await searchParams, today);
  const [figures, pace, funnel, cabins] = await Promise.all([
    getFigures(search),
    getPace(search),
    getFunnel(search),
    search.cabin ? null : getCabinFigures(search, CABINS_A_PAGE),
  ]);
  return (
    <FiguresView
      search={search}
      today={today}
      figures={requireRead(figures, PATH)}
      pace={requireRead(pace, PATH)}
      funnel={requireRead(funnel, PATH)}
      cabins={cabins && requireRead(cabins, PATH)}
    />
  );
}
