import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { toCardRow } from '@/lib/domain/catalog/card-row';
import { groupByPictures, rowBreaks } from '@/lib/domain/values/picture-address';
import { toCardStay, type SearchResult } from '@/lib/domain/search/search-result';
import { CardGrid } from './card-grid';

type GridProps = {
  cabins: readonly CabinSummary[];
  headingLevel?: 2 | 3;
  /** The grid is at the top of the page, so its first pictures are preloaded. */
  isFirst?: boolean;
};

export function CabinGrid({ cabins, ...props }: GridProps) {
  const grouped = groupByPictures(cabins);
  return <CardGrid cabins={grouped.map(toCardRow)} breaks={rowBreaks(grouped)} {...props} />;
}

type ResultGridProps = Omit<GridProps, 'cabins'> & {
  results: readonly SearchResult[];
  guests: number;
};

export function ResultGrid({ results, guests, ...props }: ResultGridProps) {
  const cabins = results.map(({ cabin }) => cabin);
  return (
    <CardGrid
      cabins={cabins.map(toCardRow)}
      breaks={rowBreaks(cabins)}
      stays={results.map((result) => toCardStay(result, guests))}
      {...props}
    />
  );
}
