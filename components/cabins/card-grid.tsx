'use client';

import { cabinItemList } from '@/components/seo/cabin-item-list';
import { JsonLd } from '@/components/seo/json-ld';
import type { CardCabin } from '@/lib/domain/catalog/cabin';
import type { CardStay } from '@/lib/domain/search/search-result';
import { CabinCard } from './cabin-card';
import { isInFirstRow } from './first-row';
import styles from './cabin-grid.module.css';

type Props = {
  cabins: readonly CardCabin[];
  /** Of each cabin, the stay that a search found. */
  stays?: readonly (CardStay | undefined)[];
  headingLevel?: 2 | 3;
  /** The grid opens the page, so its first pictures are part of the first paint. */
  isFirst?: boolean;
  /** What the list is called in the page's structured data, which is made of the same rows. */
  list?: { name: string; origin: string };
};

export function CardGrid({ cabins, stays, headingLevel, isFirst = false, list }: Props) {
  return (
    <>
      {list && <JsonLd things={[cabinItemList(list.name, cabins, list.origin)]} />}
      <ul className={styles.grid}>
        {cabins.map((cabin, index) => (
          <li key={cabin.slug}>
            <CabinCard
              cabin={cabin}
              headingLevel={headingLevel}
              known={stays?.[index]}
              isFirstRow={isFirst && isInFirstRow(index)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
