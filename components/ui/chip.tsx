import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

/** A small fact, such as an amenity. */
export function Chip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1 text-sm text-ink',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** One of a few choices: a native radio button that looks like a chip, with the keyboard of a radio group. */
export function ChoiceChip({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={joinClasses(
        'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-medium text-ink transition-colors hover:border-spruce-700 hover:bg-spruce-50 has-checked:border-spruce-800 has-checked:bg-spruce-800 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input {...input} type="radio" className="absolute inset-0 cursor-pointer opacity-0" />
      {children}
    </label>
  );
}
