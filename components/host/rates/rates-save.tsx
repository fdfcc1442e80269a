import { RatesByCabin } from './rates-by-cabin';
import { RatesOutcomeText } from './rates-outcome';
import type { RatesGridState } from './use-rates-grid';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/copy/format';
import type { RatedCabin } from '@/lib/schemas/host/rates';

type Props = { grid: RatesGridState; cabins: readonly RatedCabin[] };

export function RatesSave({ grid, cabins }: Props) {
  const { suggestion, saving, wrong, payload } = grid;
  const suggested = suggestion?.rules.length ?? 0;
  const kept = suggestion?.keptNights ?? 0;
  const hasChanges = payload !== null || wrong > 0;
  const problem =
    wrong > 0
      ? `${wrong} ${plural(wrong, 'cabin has a value', 'cabins have values')} to fix. See the ${plural(wrong, 'note below it', 'notes below them')}.`
      : null;
  return (
    <>
      {suggested > 0 && (
        <p>
          Rules are suggested for {suggested} {plural(suggested, 'cabin', 'cabins')}
          {kept > 0 &&
            `; ${kept} ${plural(kept, 'night', 'nights')} that no rule explains would be kept as set by hand`}
          .
        </p>
      )}
      {(hasChanges || saving.done || saving.error) && (
        <RatesOutcomeText
          problem={hasChanges ? problem : ''}
          preview={grid.preview}
          saving={saving}
          onUndone={grid.forget}
        />
      )}
      {payload && <RatesByCabin outcome={grid.preview.outcome} cabins={cabins} />}
      {hasChanges && (
        <div className="host-row">
          <Button disabled={saving.isPending || payload === null} onClick={grid.save}>
            {saving.isPending
              ? 'Saving…'
              : `Save ${grid.count} ${plural(grid.count, 'cabin', 'cabins')}`}
          </Button>
          {grid.isTyped && (
            <Button variant="quiet" onClick={grid.forget}>
              Discard the changes
            </Button>
          )}
        </div>
      )}
    </>
  );
}
