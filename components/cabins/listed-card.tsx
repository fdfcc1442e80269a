'use client';

import type { ComponentProps } from 'react';
import { unpackCard, type CardWire } from '@/lib/domain/card-wire';
import { CabinCard } from './cabin-card';

type Props = Omit<ComponentProps<typeof CabinCard>, 'cabin'> & { wire: CardWire };

/** A card in a list rendered on the server, which sends the browser one short row per cabin. */
export const ListedCard = ({ wire, ...props }: Props) => (
  <CabinCard cabin={unpackCard(wire)} {...props} />
);
