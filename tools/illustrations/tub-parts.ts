import { darker, mix } from './ink.ts';
import { box, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';

export type Spot = { x: number; z: number; w: number; seed: string };

export type Draw = (room: Space, timber: Timber, spot: Spot) => string;

export const steps = (room: Space, timber: Timber, x: number, z: number): string =>
  [1, 0]
    .map((step) =>
      box(
        room,
        { x, z: z + step * 0.3, w: 0.8, h: 0.22 + step * 0.22, d: 0.3 },
        darker(timber.boards, step ? 0.2 : 0.06),
      ),
    )
    .join('');

export const rimOf = (timber: Timber): string => mix(timber.pale, '#8a8f92', 0.35);
