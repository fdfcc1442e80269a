import { toCardCabin } from '@/lib/domain/catalog/cabin';
import type { HomeRow } from '@/lib/domain/catalog/home-rows';
import { CabinRow } from './cabin-row';

export function CabinRows({ rows }: { rows: readonly HomeRow[] }) {
  return rows.map(({ id, title, cabins }) => (
    <CabinRow key={id} id={id} title={title} cabins={cabins.map(toCardCabin)} />
  ));
}
