'use client';

import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

type Props = { id: string; heading: string; className?: string; children: ReactNode };

/** One part of the cabin page, named by its heading. */
export function Section({ id, heading, className, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      id={id}
      className={joinClasses('mt-10 border-t border-line pt-10', className)}
    >
      <h2 id={`${id}-heading`} className="mb-5 text-title-3 text-spruce-900">
        {heading}
      </h2>
      {children}
    </section>
  );
}
