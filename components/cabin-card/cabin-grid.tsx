import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { toCardRow } from '@/lib/domain/catalog/card-row';
import { groupByPictures, rowBreaks } from '@/lib/domain/values/picture-urls';
import { toCardStay, type SearchResult } from '@/lib/domain/search/search-result';
import { CardGrid } from './card-grid';

type GridProps = {
  cabins: readonly CabinSummary[];
  headingLevel?: 2 | 3;
  /** The grid is at the top of the page, so its first pictures are preloaded. */
  isFirst?: boolean;
  /** Fills the free space of the last row. */
  filler?: ReactNode;
};

/** The classes that place the filler beside this many cards, two or three in a row. */
export const fillerPlace = (count: number): string =>
  joinClasses(
    'max-mobile:hidden!',
    count % 2 === 0 && 'mobile:max-laptop:hidden!',
    count % 3 === 0 && 'laptop:hidden!',
    count % 3 === 1 && 'laptop:col-span-2',
  );

export function CabinGrid({ cabins, filler, ...props }: GridProps) {
  const grouped = groupByPictures(cabins);
  const breaks = rowBreaks(grouped);
  return (
    <CardGrid cabins={grouped.map(toCardRow)} breaks={breaks} {...props}>
      {filler && !breaks && (
        <li className={fillerPlace(grouped.length)}>
          <div className="row-span-full">{filler}</div>
        </li>
      )}
    </CardGrid>
  );
}

type ResultGridProps = Omit<GridProps, 'cabins' | 'filler'> & {
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
