'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ListWithMap } from '@/components/map/list-with-map';
import { unpackCard, type CardWire } from '@/lib/domain/card-wire';
import { BrowseBar } from './browse-links';
import { CardGrid } from './cabin-cards';

type Props = Pick<ComponentProps<typeof CardGrid>, 'list'> &
  ComponentProps<typeof BrowseBar> & { wires: readonly CardWire[]; children: ReactNode };

/** A list with what stands above it and, when asked for, its map: all of it made of the cards' own lines. */
export function BrowsedCards({ wires, list, children, ...bar }: Props) {
  const cabins = wires.map(unpackCard);
  return (
    <ListWithMap slugs={cabins.map(({ slug }) => slug)} bar={<BrowseBar {...bar} />}>
      <CardGrid cabins={cabins} headingLevel={2} isFirst list={list} />
      {children}
    </ListWithMap>
  );
}
