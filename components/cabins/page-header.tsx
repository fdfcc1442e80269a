import type { ReactNode } from 'react';

type Props = { eyebrow?: string; heading: ReactNode; children?: ReactNode };

export function PageHeader({ eyebrow, heading, children }: Props) {
  return (
    <header className="mb-6 max-w-3xl">
      {eyebrow && (
        <p className="mb-2 text-xs font-bold tracking-widest text-ember-700 uppercase">{eyebrow}</p>
      )}
      <h1 className="text-3xl leading-tight font-semibold text-spruce-900 tablet:text-5xl">
        {heading}
      </h1>
      {children}
    </header>
  );
}
