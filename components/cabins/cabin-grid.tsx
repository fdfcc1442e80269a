import type { CabinSummary } from '@/lib/domain/cabin';
import type { SearchResult } from '@/lib/domain/search-result';
import { packCard } from '@/lib/domain/card-wire';
import { packResult } from '@/lib/domain/result-wire';
import { CabinCards } from './cabin-cards';
import { ResultCards } from './result-cards';

type GridProps = {
  cabins: readonly CabinSummary[];
  headingLevel?: 2 | 3;
  /** The grid opens the page, so its first pictures are part of the first paint. */
  isFirst?: boolean;
};

export const CabinGrid = ({ cabins, ...props }: GridProps) => (
  <CabinCards wires={cabins.map(packCard)} {...props} />
);

type ResultGridProps = Omit<GridProps, 'cabins'> & {
  results: readonly SearchResult[];
  guests: number;
};

export const ResultGrid = ({ results, ...props }: ResultGridProps) => (
  <ResultCards wires={results.map(packResult)} {...props} />
);
