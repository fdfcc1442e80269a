'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ListWithMap } from '@/components/map/list-with-map';
import { unpackCard } from '@/lib/domain/card-wire';
import { BrowseBar } from './browse-links';
import { CabinCards } from './cabin-cards';

type Props = Pick<ComponentProps<typeof CabinCards>, 'wires' | 'list'> &
  ComponentProps<typeof BrowseBar> & { children: ReactNode };

/** A list with what stands above it and, when asked for, its map: all of it made of the cards' own lines. */
export function BrowsedCards({ wires, list, children, ...bar }: Props) {
  return (
    <ListWithMap slugs={wires.map((wire) => unpackCard(wire).slug)} bar={<BrowseBar {...bar} />}>
      <CabinCards wires={wires} headingLevel={2} isFirst list={list} />
      {children}
    </ListWithMap>
  );
}
