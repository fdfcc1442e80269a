import { toCardCabin } from '@/lib/domain/cabin';
import type { HomeRow } from '@/lib/domain/home-rows';
import { CabinRow } from './cabin-row';

export function CabinRows({ rows }: { rows: readonly HomeRow[] }) {
  return rows.map(({ id, title, cabins }) => (
    <CabinRow key={id} id={id} title={title} cabins={cabins.map(toCardCabin)} />
  ));
}
