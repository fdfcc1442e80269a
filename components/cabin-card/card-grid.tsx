'use client';

import type { ReactNode } from 'react';
import { cabinItemList } from '@/components/seo/cabin-item-list';
import { JsonLd } from '@/components/seo/json-ld';
import { PaintFrom } from '@/components/ui/paint-from';
import { toCard, type CardRow } from '@/lib/domain/catalog/card-row';
import type { CardStay } from '@/lib/domain/search/search-result';
import { CabinCard } from './cabin-card';
import { isLcpCard } from './lcp-cards';
import styles from './cabin-grid.module.css';

const MOST_COLUMNS = 3;

type Props = {
  cabins: readonly CardRow[];
  /** The stay found for each cabin, in the order of `cabins`. */
  stays?: readonly (CardStay | undefined)[];
  headingLevel?: 2 | 3;
  /** The grid is at the top of the page, so its first pictures are preloaded. */
  isFirst?: boolean;
  list?: { name: string; origin: string };
  /** The index of each card that begins a row, as rowBreaks finds them. */
  breaks?: readonly number[];
  /** Placed after the last card if its row has room. */
  children?: ReactNode;
};

export function CardGrid({
  cabins: rows,
  stays,
  headingLevel,
  isFirst = false,
  list,
  breaks,
  children,
}: Props) {
  const cabins = rows.map(toCard);
  // Cards in a row share grid rows, so a card that arrives late would move the ones beside it.
  const lastOfRow = Math.min(MOST_COLUMNS, cabins.length) - 1;
  return (
    <>
      {list && <JsonLd things={[cabinItemList(list.name, cabins, list.origin)]} />}
      <ul className={styles.grid}>
        {cabins.map((cabin, index) => (
          <li key={cabin.slug} className={breaks?.includes(index) ? 'col-start-1' : undefined}>
            <CabinCard
              cabin={cabin}
              headingLevel={headingLevel}
              known={stays?.[index]}
              isFirstRow={isFirst && isLcpCard(index)}
            />
            {list && index === lastOfRow && <PaintFrom id="cards" />}
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
