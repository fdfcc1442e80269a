import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/ui/class-names';

/** One of a few choices: a native radio button, or another `type`, that looks like a chip. */
export function ChoiceChip({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={joinClasses(
        'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-medium text-ink transition-colors hover:border-spruce-700 hover:bg-spruce-50 has-checked:border-spruce-800 has-checked:bg-spruce-800 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input type="radio" {...input} className="absolute inset-0 cursor-pointer opacity-0" />
      {children}
    </label>
  );
}
