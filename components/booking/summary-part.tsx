import type { ReactNode } from 'react';

/** The parts of a stay's page that the page after paying leads to. */
export type StayPartId = 'next' | 'getting-there' | 'price' | 'rules';

type Props = { id?: StayPartId; title: string; children: ReactNode };

export function SummaryPart({ id, title, children }: Props) {
  return (
    <section id={id} className="scroll-mt-20 p-5 tablet:p-8 print:px-0">
      <h2 className="mb-5 text-title-3 text-spruce-900">{title}</h2>
      {children}
    </section>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
