import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

type GroupProps = { title: string; children: ReactNode };

export const SuggestionGroup = ({ title, children }: GroupProps) => (
  <section>
    <h3 className="text-title-4 text-spruce-900">{title}</h3>
    <ul className="mt-3 space-y-2">{children}</ul>
  </section>
);

export const suggestionClass =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-6 rounded-control border border-line-strong/50 bg-surface px-5 py-3 font-semibold text-spruce-800 transition-colors hover:border-spruce-700 hover:bg-spruce-50';

type LinkProps = { href: string; label: string; found: string };

export const SuggestionLink = ({ href, label, found }: LinkProps) => (
  <li>
    <Link href={href} className={suggestionClass} rel="nofollow">
      {label} <span className="text-sm font-normal text-ink-soft">{found}</span>
    </Link>
  </li>
);
