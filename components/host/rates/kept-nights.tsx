import { CheckOption } from '@/components/host/form/fields';
import type { RateDifference } from '@/lib/domain/host/rates/rule-nights';
import { formatNights } from '@/lib/copy/format';

export type Kept = { keepsDifferences: boolean; keepsNights: boolean };
type Props = {
  differences: readonly RateDifference[];
  /** How many nights the first save keeps as set by hand. */
  nights: number;
  kept: Kept;
  onChange: (part: Partial<Kept>) => void;
};

const percent = (basisPoints: number) => `${Math.round(basisPoints / 100)}%`;

/** Lists the nights that don't fit the suggested rules and that a save can keep. */
export function KeptNights({ differences, nights, kept, onChange }: Props) {
  const differing = differences.reduce((sum, [, count]) => sum + count, 0);
  const points = differences.map(([, , basisPoints]) => basisPoints);
  if (differing === 0 && nights === 0) return null;
  return (
    <fieldset>
      <legend>From its calendar</legend>
      {differing > 0 && (
        <>
          <CheckOption
            label={`Keep the small price differences on ${formatNights(differing)}`}
            isChecked={kept.keepsDifferences}
            onChange={(isChecked) => onChange({ keepsDifferences: isChecked })}
          />
          <p>
            They cost {percent(Math.min(...points))} to {percent(Math.max(...points))} of what these
            rules say, and change along with the base rate and percents.
          </p>
        </>
      )}
      {nights > 0 && (
        <>
          <CheckOption
            label={`Keep ${formatNights(nights)} as set by hand`}
            isChecked={kept.keepsNights}
            onChange={(isChecked) => onChange({ keepsNights: isChecked })}
          />
          <p>
            No rule explains their minimum nights, or why nobody can arrive or leave. You can undo
            this later with “Give back to the rules” in the calendar.
          </p>
        </>
      )}
    </fieldset>
  );
}
