import { Bed as BedShapes } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Bed } from '@/lib/domain/catalog/cabin';
import { plural } from '@/lib/copy/format';

const BED_NAMES: Record<Bed['kind'], string> = {
  king: 'king bed',
  queen: 'queen bed',
  full: 'full bed',
  twin: 'twin bed',
  bunk: 'bunk bed',
  sofa_bed: 'sofa bed',
};

function groupByRoom(beds: readonly Bed[]): [string, Bed[]][] {
  const rooms = new Map<string, Bed[]>();
  for (const bed of beds) rooms.set(bed.room, [...(rooms.get(bed.room) ?? []), bed]);
  return [...rooms];
}

function bedText({ kind, count }: Bed): string {
  const name = BED_NAMES[kind];
  return `${count} ${plural(count, name, `${name}s`)}`;
}

export function SleepingArrangements({ beds }: { beds: readonly Bed[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
      {groupByRoom(beds).map(([room, inRoom]) => (
        <li key={room} className="rounded-control border border-line bg-surface p-4">
          <Icon shapes={BedShapes} className="size-6 text-ember-600" />
          <h3 className="mt-2.5 font-sans text-sm font-bold tracking-normal">{room}</h3>
          <p className="text-sm text-ink-soft">{inRoom.map(bedText).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
