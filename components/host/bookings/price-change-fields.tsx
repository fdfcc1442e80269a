import type { ReactNode } from 'react';
import { DollarsField, SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import type { TypedChange } from '@/lib/schemas/host/bookings/adjustment';

const CHANGES: readonly Option<TypedChange['change']>[] = [
  ['none', 'None'],
  ['lower', 'Lower by'],
  ['raise', 'Raise by'],
];

/** Converts a price change (signed cents) to form fields. */
export const fromAdjustment = (agreed: { cents: number; reason: string } | null): TypedChange => ({
  change: agreed === null ? 'none' : agreed.cents < 0 ? 'lower' : 'raise',
  changeBy: agreed === null ? '' : (Math.abs(agreed.cents) / 100).toFixed(2),
  reason: agreed?.reason ?? '',
});

type Props = {
  ids: Record<keyof TypedChange, string>;
  typed: TypedChange;
  change: (patch: Partial<TypedChange>) => void;
  errorOf?: (name: keyof TypedChange) => string | null;
  /** A hint for the select. */
  hint?: string | null;
  reasonLabel: string;
  className?: string;
  /** Fields that come first in the same row. */
  children?: ReactNode;
};

/** Asks for a price change agreed with the guest, and the reason. */
export function PriceChangeFields({
  ids,
  typed,
  change,
  errorOf = () => null,
  hint,
  reasonLabel,
  className,
  children,
}: Props) {
  const isChanged = typed.change !== 'none';
  return (
    <>
      <div className={className}>
        {children}
        <SelectField
          id={ids.change}
          label="Price change"
          hint={hint}
          value={typed.change}
          options={CHANGES}
          onChoose={(next) => change({ change: next })}
        />
        {isChanged && (
          <DollarsField
            id={ids.changeBy}
            min={0.01}
            value={typed.changeBy}
            error={errorOf('changeBy')}
            onText={(text) => change({ changeBy: text })}
          />
        )}
      </div>
      {isChanged && (
        <TextField
          id={ids.reason}
          label={reasonLabel}
          hint="The guest sees it as a line in the price. It changes the nights before tax, and the taxes with them."
          required
          minLength={2}
          maxLength={120}
          value={typed.reason}
          error={errorOf('reason')}
          onText={(text) => change({ reason: text })}
        />
      )}
    </>
  );
}
