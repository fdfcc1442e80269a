import type { RatesGridState } from './use-rates-grid';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/copy/format';
import { MAX_SUGGESTED, type HostRates } from '@/lib/schemas/host/rates';

type Props = { grid: RatesGridState; stored: HostRates['rules'] };

/** Suggests rules for the chosen cabins that have none. */
export function SuggestRules({ grid: { chosen, asking, suggest }, stored }: Props) {
  const ruled = new Set(stored.map(({ cabinId }) => cabinId));
  const unruled = chosen.filter((id) => !ruled.has(id));
  const batch = unruled.slice(0, MAX_SUGGESTED);
  return (
    <>
      {unruled.length > 0 && (
        <div className="host-row">
          <Button
            variant="secondary"
            size="small"
            disabled={asking.isPending}
            onClick={() => suggest(batch)}
          >
            {asking.isPending
              ? 'Reading the calendars…'
              : `Suggest rules for ${batch.length} ${plural(batch.length, 'cabin', 'cabins')} without rules`}
          </Button>
          <small>
            Based on their calendars; nothing is saved yet.
            {unruled.length > batch.length &&
              ` At most ${MAX_SUGGESTED} at once: save these, then the others, which stay selected.`}
          </small>
        </div>
      )}
      <p role="alert">{asking.error}</p>
    </>
  );
}
