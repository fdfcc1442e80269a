'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ListWithMap } from '@/components/map/list-with-map';
import type { CardCabin } from '@/lib/domain/catalog/cabin';
import { BrowseBar } from './browse-links';
import { CardGrid } from '@/components/cabin-card/card-grid';

type Props = Pick<ComponentProps<typeof CardGrid>, 'list'> &
  ComponentProps<typeof BrowseBar> & { cabins: readonly CardCabin[]; children: ReactNode };

export function BrowsedCards({ cabins, list, children, ...bar }: Props) {
  return (
    <ListWithMap slugs={cabins.map(({ slug }) => slug)} bar={<BrowseBar {...bar} />}>
      <CardGrid cabins={cabins} headingLevel={2} list={list} />
      {children}
    </ListWithMap>
  );
}
