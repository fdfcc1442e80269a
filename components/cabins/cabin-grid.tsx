import type { CabinSummary } from '@/lib/domain/cabin';
import type { SearchResult } from '@/lib/domain/search-result';
import { packCard } from '@/lib/domain/card-wire';
import { CabinCards } from './cabin-cards';
import { isInFirstRow } from './first-row';
import { ListedCard } from './listed-card';
import styles from './cabin-grid.module.css';

type GridProps = {
  cabins: readonly CabinSummary[];
  headingLevel?: 2 | 3;
  /** The grid opens the page, so its first pictures are part of the first paint. */
  isFirst?: boolean;
  /** What the list is called in the page's structured data. */
  list?: { name: string; origin: string };
};

export const CabinGrid = ({ cabins, ...props }: GridProps) => (
  <CabinCards wires={cabins.map(packCard)} {...props} />
);

type ResultGridProps = Omit<GridProps, 'cabins' | 'list'> & {
  results: readonly SearchResult[];
  guests: number;
};

export function ResultGrid({ results, guests, headingLevel, isFirst = false }: ResultGridProps) {
  return (
    <ul className={styles.grid}>
      {results.map(({ cabin, stay, shiftDays, price }, index) => (
        <li key={cabin.slug}>
          <ListedCard
            wire={packCard(cabin)}
            headingLevel={headingLevel}
            known={stay ? { stay, shiftDays, price, guests } : undefined}
            isFirstRow={isFirst && isInFirstRow(index)}
          />
        </li>
      ))}
    </ul>
  );
}
