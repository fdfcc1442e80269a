import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

type Props = { heading: string; className?: string; children: ReactNode };

export function Card({ heading, className, children }: Props) {
  const id = `${heading.toLowerCase().replaceAll(' ', '-')}-heading`;
  return (
    <section className={joinClasses('host-card', className)} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
