import { CabinCard } from '@/components/cabins/cabin-card';
import styles from '@/components/cabins/cabin-grid.module.css';
import { isInFirstRow } from '@/components/cabins/first-row';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { refusalText } from '../saved/saved-texts';

type Props = {
  results: readonly SearchResult[];
  dates: SavedAnswer['dates'];
  criteria: SearchCriteria;
};

export function SavedGrid({ results, dates, criteria }: Props) {
  return (
    <ul className={styles.grid}>
      {results.map((result, index) => {
        const { cabin, stay, shiftDays, price } = result;
        return (
          <li key={cabin.slug}>
            <CabinCard
              cabin={cabin}
              headingLevel={2}
              known={stay ? { stay, shiftDays, price, guests: criteria.guests } : undefined}
              notice={refusalText(result, dates, criteria)}
              isFirstRow={isInFirstRow(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
