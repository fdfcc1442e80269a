'use client';

import { unpackResult, type ResultWire } from '@/lib/domain/result-wire';
import { CabinCard } from './cabin-card';
import { isInFirstRow } from './first-row';
import styles from './cabin-grid.module.css';

type Props = {
  wires: readonly ResultWire[];
  guests: number;
  headingLevel?: 2 | 3;
  /** The grid opens the page, so its first pictures are part of the first paint. */
  isFirst?: boolean;
};

/** Cards of a search, which arrive as one short line each. */
export function ResultCards({ wires, guests, headingLevel, isFirst = false }: Props) {
  return (
    <ul className={styles.grid}>
      {wires.map(unpackResult).map(({ cabin, found }, index) => (
        <li key={cabin.slug}>
          <CabinCard
            cabin={cabin}
            headingLevel={headingLevel}
            known={found ? { ...found, guests } : undefined}
            isFirstRow={isFirst && isInFirstRow(index)}
          />
        </li>
      ))}
    </ul>
  );
}
