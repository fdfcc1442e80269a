'use client';

import type { ReactNode } from 'react';

type Props = {
  eyebrow?: string;
  heading: ReactNode;
  lede?: ReactNode;
  children?: ReactNode;
};

/** The heading of a page without a poster. A client component, which keeps the HTML small (decision 9). */
export function PageHeader({ eyebrow, heading, lede, children }: Props) {
  return (
    <header className="mb-8 max-w-3xl tablet:mb-10">
      {eyebrow && <p className="mb-3 eyebrow text-ember-700">{eyebrow}</p>}
      <h1 className="text-title-1 text-spruce-900">{heading}</h1>
      {lede && <p className="mt-4 text-lede text-pretty text-ink-soft">{lede}</p>}
      {children}
    </header>
  );
}
