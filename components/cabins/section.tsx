import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

type Props = { id: string; heading: string; className?: string; children: ReactNode };

/** One part of the cabin page, named by its heading. */
export function Section({ id, heading, className, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      id={id}
      className={joinClasses('mt-8 border-t border-line pt-8', className)}
    >
      <h2 id={`${id}-heading`} className="mb-4 text-2xl font-semibold text-spruce-900">
        {heading}
      </h2>
      {children}
    </section>
  );
}
