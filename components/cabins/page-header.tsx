import type { ReactNode } from 'react';

type Props = { eyebrow?: string; heading: ReactNode; children?: ReactNode };

export function PageHeader({ eyebrow, heading, children }: Props) {
  return (
    <header className="mb-6 max-w-3xl">
      {eyebrow && (
        <p className="text-ember-700 mb-2 text-xs font-bold tracking-widest uppercase">{eyebrow}</p>
      )}
      <h1 className="text-spruce-900 tablet:text-5xl text-3xl leading-tight font-semibold">
        {heading}
      </h1>
      {children}
    </header>
  );
}
