'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ListWithMap } from '@/components/map/list-with-map';
import { toCard, type CardRow } from '@/lib/domain/catalog/card-row';
import { BrowseBar } from './browse-links';
import { CardGrid } from '@/components/cabin-card/card-grid';

type Props = Pick<ComponentProps<typeof CardGrid>, 'list' | 'breaks'> &
  ComponentProps<typeof BrowseBar> & { cabins: readonly CardRow[]; children: ReactNode };

export function BrowsedCards({ cabins, list, breaks, children, ...bar }: Props) {
  return (
    <ListWithMap slugs={cabins.map((row) => toCard(row).slug)} bar={<BrowseBar {...bar} />}>
      <CardGrid cabins={cabins} headingLevel={2} list={list} breaks={breaks} />
      {children}
    </ListWithMap>
  );
}
