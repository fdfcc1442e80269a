'use client';

import { cabinItemList } from '@/components/seo/cabin-item-list';
import { JsonLd } from '@/components/seo/json-ld';
import { unpackCard, type CardWire } from '@/lib/domain/card-wire';
import { CabinCard } from './cabin-card';
import { isInFirstRow } from './first-row';
import styles from './cabin-grid.module.css';

type Props = {
  wires: readonly CardWire[];
  headingLevel?: 2 | 3;
  /** The grid opens the page, so its first pictures are part of the first paint. */
  isFirst?: boolean;
  /** What the list is called in the page's structured data, which is made of the same rows. */
  list?: { name: string; origin: string };
};

/** Cards that arrive as one short line each. */
export function CabinCards({ wires, headingLevel, isFirst = false, list }: Props) {
  const cabins = wires.map(unpackCard);
  return (
    <>
      {list && <JsonLd things={[cabinItemList(list.name, cabins, list.origin)]} />}
      <ul className={styles.grid}>
        {cabins.map((cabin, index) => (
          <li key={cabin.slug}>
            <CabinCard
              cabin={cabin}
              headingLevel={headingLevel}
              isFirstRow={isFirst && isInFirstRow(index)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
