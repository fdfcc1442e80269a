import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

type Props = {
  id: string;
  eyebrow?: string;
  heading: string;
  className?: string;
  children?: ReactNode;
};

export function SectionHeading({ id, eyebrow, heading, className, children }: Props) {
  return (
    <div className={joinClasses('max-w-2xl', className)}>
      {eyebrow && <p className="mb-3 eyebrow text-ember-700">{eyebrow}</p>}
      <h2 id={id} className="text-title-2 text-spruce-900">
        {heading}
      </h2>
      {children && <div className="mt-4 text-lede text-pretty text-ink-soft">{children}</div>}
    </div>
  );
}
