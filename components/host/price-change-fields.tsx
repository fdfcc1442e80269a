import { SelectField, TextField } from './fields';
import { PRICE_CHANGES, type TypedChange } from './price-change';

type ChangeProps = {
  typed: TypedChange;
  isAgreed: boolean;
  change: (patch: Partial<TypedChange>) => void;
};

/** The price change that was agreed with the guest goes with the stay, unless it is changed here. */
export function PriceChangeFields({ typed, isAgreed, change }: ChangeProps) {
  return (
    <>
      <div className="host-change-fields">
        <SelectField
          id="move-change"
          label="Price change"
          hint={isAgreed ? 'As agreed with the guest.' : null}
          value={typed.change}
          options={PRICE_CHANGES}
          onChoose={(next) => change({ change: next })}
        />
        {typed.change !== 'none' && (
          <TextField
            id="move-change-by"
            label="Amount, $"
            type="number"
            min={0.01}
            max={100_000}
            step={0.01}
            required
            value={typed.changeBy}
            onText={(text) => change({ changeBy: text })}
          />
        )}
      </div>
      {typed.change !== 'none' && (
        <TextField
          id="move-change-reason"
          label="Why the price changes"
          hint="The guest sees it as a line of the price. It changes the nights before tax; the taxes follow."
          required
          minLength={2}
          maxLength={120}
          value={typed.reason}
          onText={(text) => change({ reason: text })}
        />
      )}
    </>
  );
}
