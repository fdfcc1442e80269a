import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { OutlineEntry } from './markdown';

type Props = { entries: readonly OutlineEntry[]; heading?: string };

const link =
  'block border-l-2 border-transparent py-2 pl-4 -ml-0.5 leading-snug text-ink-soft hover:border-ember-600 hover:text-spruce-900 laptop:py-1.5';

/** The table of contents: collapsed on phones, and beside the text from laptops on. */
export function PageOutline({ entries, heading = 'On this page' }: Props) {
  const list = (
    <ol className="border-l-2 border-line text-[0.9375rem]">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={heading} className="laptop:sticky laptop:top-28 laptop:self-start">
      <details className="rounded-card border border-line bg-surface px-4 laptop:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold text-spruce-900 [&::-webkit-details-marker]:hidden">
          {heading}
          <Icon shapes={ChevronDown} className="size-5 transition-transform in-open:rotate-180" />
        </summary>
        <div className="pt-1 pb-4">{list}</div>
      </details>
      <div className="hidden laptop:block">
        <p className="mb-4 eyebrow text-ember-700">{heading}</p>
        {list}
      </div>
    </nav>
  );
}
