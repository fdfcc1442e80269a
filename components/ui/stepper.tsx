'use client';

import { Minus, Plus } from 'lucide';
import { useId } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

/** `unit` completes the button names: "Fewer guests", "More guests". `isStacked`: the label is above, in a cell. */
type StepperProps = {
  label: string;
  hint?: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  isStacked?: boolean;
  className?: string;
};

export function Stepper(props: StepperProps) {
  const { label, hint, unit, value, min, max, onChange, isStacked = false, className } = props;
  const labelId = useId();
  const look = joinClasses('step-button', isStacked && 'laptop:size-9');
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={joinClasses(
        isStacked ? 'grid gap-0.5' : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1',
        className,
      )}
    >
      <div className={isStacked ? undefined : 'flex-[1_1_7rem]'}>
        <p
          id={labelId}
          className={isStacked ? 'text-xs font-semibold text-ink-soft' : 'font-semibold'}
        >
          {label}
        </p>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      <div className={joinClasses('flex items-center gap-1', isStacked && 'justify-between')}>
        <button
          type="button"
          aria-label={`Fewer ${unit}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          className={look}
        >
          <Icon shapes={Minus} className="size-4" />
        </button>
        <output
          aria-live="polite"
          className={joinClasses(
            'text-center text-title-4 font-semibold tabular-nums',
            !isStacked && 'w-[min(2.75rem,48px)]',
          )}
        >
          {value}
        </output>
        <button
          type="button"
          aria-label={`More ${unit}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
          className={look}
        >
          <Icon shapes={Plus} className="size-4" />
        </button>
      </div>
    </div>
  );
}
