'use client';

import { useId } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { MinusIcon, PlusIcon } from '@/components/ui/icons';

/** `unit` completes the button names: "Fewer guests", "More guests". */
type StepperProps = {
  label: string;
  hint?: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  className?: string;
};

const buttonLook =
  'flex size-11 cursor-pointer items-center justify-center rounded-full border-[1.5px] border-spruce-800 bg-surface text-spruce-800 transition-colors hover:bg-spruce-100 disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-faint/50';

export function Stepper({ label, hint, unit, value, min, max, onChange, className }: StepperProps) {
  const labelId = useId();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={joinClasses('flex items-center justify-between gap-4', className)}
    >
      <div>
        <p id={labelId} className="font-semibold">
          {label}
        </p>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={`Fewer ${unit}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          className={buttonLook}
        >
          <MinusIcon className="size-4" />
        </button>
        <output
          aria-live="polite"
          className="w-11 text-center text-title-4 font-semibold tabular-nums"
        >
          {value}
        </output>
        <button
          type="button"
          aria-label={`More ${unit}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
          className={buttonLook}
        >
          <PlusIcon className="size-4" />
        </button>
      </div>
    </div>
  );
}
