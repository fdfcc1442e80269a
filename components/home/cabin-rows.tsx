import { packCard } from '@/lib/domain/card-wire';
import type { HomeRow } from '@/lib/domain/home-rows';
import { CabinRow } from './cabin-row';

export function CabinRows({ rows }: { rows: readonly HomeRow[] }) {
  return rows.map(({ id, title, cabins }) => (
    <CabinRow key={id} id={id} title={title} wires={cabins.map(packCard)} />
  ));
}
