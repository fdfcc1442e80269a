'use client';

import { unpackResult, type ResultWire } from '@/lib/domain/result-wire';
import { CardGrid } from './cabin-cards';

type Props = {
  wires: readonly ResultWire[];
  guests: number;
  headingLevel?: 2 | 3;
  /** The grid opens the page, so its first pictures are part of the first paint. */
  isFirst?: boolean;
};

/** Cards of a search, which arrive as one short line each. */
export function ResultCards({ wires, guests, ...props }: Props) {
  const results = wires.map(unpackResult);
  return (
    <CardGrid
      cabins={results.map(({ cabin }) => cabin)}
      stays={results.map(({ found }) => (found ? { ...found, guests } : undefined))}
      {...props}
    />
  );
}
