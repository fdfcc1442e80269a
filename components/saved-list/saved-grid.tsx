import { CabinCard } from '@/components/cabin-card/cabin-card';
import styles from '@/components/cabin-card/cabin-grid.module.css';
import { isLcpCard } from '@/components/cabin-card/lcp-cards';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { refusalText } from '@/components/saved/saved-copy';

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
              isFirstRow={isLcpCard(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
