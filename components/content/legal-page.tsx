import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page/page-header';
import { PageShell } from '@/components/ui/page/page-shell';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatFullDate } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import { listHeadings, Markdown } from './markdown';
import { PageOutline } from './page-outline';

type Props = {
  eyebrow?: string;
  heading: string;
  /** A fixed date, or the moment the host confirmed the text. */
  effective: CalendarDate | Date;
  text: string;
  /** The summary above the text. */
  children?: ReactNode;
};

export function LegalPage({
  eyebrow = 'In plain words',
  heading,
  effective,
  text,
  children,
}: Props) {
  const headings = listHeadings(text);
  const day = typeof effective === 'string' ? effective : todayInZone(effective, shop().timezone);
  return (
    <PageShell>
      <PageHeader eyebrow={eyebrow} heading={heading}>
        <p className="mt-4 text-sm text-ink-soft">
          {'Effective '}
          <time dateTime={day}>{formatFullDate(day)}</time>
        </p>
        {shop().company && <p className="mt-1 text-sm text-ink-soft">{shop().company}</p>}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 laptop:grid-cols-[16rem_minmax(0,44rem)] desktop:gap-x-24">
        {headings.length > 0 ? (
          <PageOutline entries={headings} />
        ) : (
          <div className="max-laptop:hidden" />
        )}
        <div>
          {children && (
            <div className="mb-12 rounded-card border-l-4 border-dawn-400 bg-surface px-6 py-5 shadow-card tablet:px-8">
              <h2 className="font-sans eyebrow text-ember-700">In short</h2>
              <ul className="mt-3 space-y-2 leading-relaxed text-pretty">{children}</ul>
            </div>
          )}
          <Markdown hasRowCards>{text}</Markdown>
        </div>
      </div>
    </PageShell>
  );
}
