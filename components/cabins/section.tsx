import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

type Props = { id: string; heading: string; className?: string; children: ReactNode };

/** One part of the cabin page, named by its heading. */
export function Section({ id, heading, className, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      id={id}
      className={joinClasses('border-line mt-8 border-t pt-8', className)}
    >
      <h2 id={`${id}-heading`} className="text-spruce-900 mb-4 text-2xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
