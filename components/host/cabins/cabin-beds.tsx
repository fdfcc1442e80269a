import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import styles from './cabin-form.module.css';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/copy/format';
import type { Bed } from '@/lib/domain/catalog/cabin';

const KINDS: readonly Option<Bed['kind']>[] = [
  ['king', 'King'],
  ['queen', 'Queen'],
  ['full', 'Full'],
  ['twin', 'Twin'],
  ['bunk', 'Bunk'],
  ['sofa_bed', 'Sofa bed'],
];
const COUNTS = Array.from({ length: 10 }, (_, place): Option<number> => [
  place + 1,
  String(place + 1),
]);

type Props = {
  id: string;
  beds: readonly Bed[];
  error: string | null;
  onChange: (beds: Bed[]) => void;
};

/** Each line is one kind of bed in a room. The cabin's page groups lines of the same room. */
export function CabinBeds({ id, beds, error, onChange }: Props) {
  const change = (place: number, part: Partial<Bed>) =>
    onChange(beds.map((bed, at) => (at === place ? { ...bed, ...part } : bed)));
  const count = beds.reduce((sum, bed) => sum + bed.count, 0);
  const room = beds.at(-1)?.room.replace(/\d+$/, (number) => String(Number(number) + 1));
  return (
    <>
      {beds.map((bed, place) => {
        const line = `${id}-${place}`;
        const name = bed.room === '' ? `bed ${place + 1}` : bed.room;
        return (
          <div key={line} className={styles.bed} role="group" aria-label={`Beds: ${name}`}>
            <TextField
              id={`${line}-room`}
              label="Room"
              value={bed.room}
              maxLength={40}
              onText={(text) => change(place, { room: text })}
            />
            <SelectField
              id={`${line}-kind`}
              label="Bed"
              value={bed.kind}
              options={KINDS}
              onChoose={(kind) => change(place, { kind })}
            />
            <SelectField
              id={`${line}-count`}
              label="How many"
              value={bed.count}
              options={COUNTS}
              onChoose={(many) => change(place, { count: many })}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove the ${bed.kind.replace('_', ' ')} of ${name}`}
              onClick={() => onChange(beds.filter((_, at) => at !== place))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      {error && <p role="alert">{error}</p>}
      <div className="host-row">
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            onChange([...beds, { room: room ?? 'Bedroom 1', kind: 'queen', count: 1 }])
          }
        >
          Add a bed
        </Button>
        <small>
          {count} {plural(count, 'bed', 'beds')} in all
        </small>
      </div>
    </>
  );
}
