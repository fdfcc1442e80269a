import { BedIcon } from '@/components/ui/icons';
import type { Bed } from '@/lib/domain/cabin';
import { plural } from '@/lib/format';

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
    <ul className="tablet:grid-cols-3 grid grid-cols-2 gap-3">
      {groupByRoom(beds).map(([room, inRoom]) => (
        <li key={room} className="rounded-card border-line border bg-white p-4">
          <BedIcon className="text-spruce-700 size-6" />
          <h3 className="mt-2 font-sans text-sm font-bold">{room}</h3>
          <p className="text-ink-soft text-sm">{inRoom.map(bedText).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
