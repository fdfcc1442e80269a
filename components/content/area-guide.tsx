import { ArrowRight } from 'lucide';
import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { TYPICAL_DRIVES } from '@/lib/domain/catalog/drive-time';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { paths } from '@/lib/http/paths';
import { MarkdownLine, Paragraphs } from './markdown';
import { splitParts, type TextPart } from '@/lib/domain/content/markdown-parts';
import { DRIVE_MINUTES, DRIVE_TARGETS, driveText } from './drive-times';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { builtIn, shop } from '@/lib/shop/shop';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { listAreaTaxes } from './tax-rates';
import { type AreaSlug } from '@/lib/domain/catalog/area';

type Props = {
  area: { slug: AreaSlug; city: string };
  /** Its first two lists are beside the text, the others below it; its other parts are facts. */
  text: string;
  posts: readonly Pick<PostSummary, 'slug' | 'title'>[];
  events: readonly Pick<PostSummary, 'slug' | 'title'>[];
  taxes: readonly TaxRate[];
};

/** Text about staying there; without pictures, to keep the page light. */
export function AreaGuide({ area, text, posts, events, taxes }: Props) {
  const { lead, parts } = splitParts(text);
  const lists = parts.filter(({ items }) => items.length > 0);
  return (
    <section aria-labelledby="area-guide" className="mt-section">
      <h2 id="area-guide" className="border-t border-line pt-10 text-title-2 text-spruce-900">
        {`What’s it like in ${area.city}?`}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 laptop:grid-cols-[1fr_24rem]">
        <div>
          <Paragraphs>{lead}</Paragraphs>
          <div className="mt-8 grid max-w-prose gap-x-10 gap-y-6 tablet:grid-cols-2">
            {lists.slice(0, 2).map((part) => (
              <Points key={part.id} part={part} />
            ))}
          </div>
        </div>
        <Facts area={area} facts={parts.filter(({ items }) => items.length === 0)} taxes={taxes} />
      </div>
      <Onward lists={lists.slice(2)} posts={posts} events={events} />
    </section>
  );
}

function Points({ part: { heading, items } }: { part: TextPart }) {
  return (
    <div>
      <h3 className="font-sans eyebrow text-ember-700">{heading}</h3>
      <ul className="mt-3 space-y-2.5 leading-relaxed text-pretty">
        {items.map((item) => (
          <li key={item} className="border-t border-line pt-2.5">
            <MarkdownLine>{item}</MarkdownLine>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FactsProps = Pick<Props, 'area' | 'taxes'> & { facts: readonly TextPart[] };

function Facts({ area: { slug, city }, facts, taxes }: FactsProps) {
  const today = todayInZone(new Date(), shop().timezone);
  const drives = builtIn(DRIVE_MINUTES, slug);
  const tax = listAreaTaxes(taxes, today).find((entry) => entry.slug === slug);
  return (
    <dl className="self-start rounded-card border border-line bg-surface p-6 shadow-card tablet:p-8">
      {facts.map(({ id, heading, text }) => (
        <Fact key={id} term={heading}>
          <MarkdownLine>{text}</MarkdownLine>
        </Fact>
      ))}
      {drives && (
        <Fact term="Typical drives">
          <ul className="mt-1">
            {DRIVE_TARGETS.map((target) => (
              <li key={target.slug} className="flex flex-wrap justify-between gap-x-4 py-0.5">
                {target.label}
                <span className="whitespace-nowrap tabular-nums">
                  {driveText(drives[target.slug])}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">{TYPICAL_DRIVES}</p>
        </Fact>
      )}
      {tax && (
        <Fact term={`Taxes on a stay in ${city}`}>
          {`${tax.sum} on nights and cleaning: ${tax.lines}. It’s in every total you see.`}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="not-first:mt-5 not-first:border-t not-first:border-line not-first:pt-5">
      <dt className="eyebrow text-ember-700">{term}</dt>
      <dd className="mt-1.5 leading-relaxed">{children}</dd>
    </div>
  );
}

type OnwardProps = Pick<Props, 'posts' | 'events'> & { lists: readonly TextPart[] };

function Onward({ lists, posts, events }: OnwardProps) {
  return (
    <div className="mt-12 grid gap-x-12 gap-y-10 tablet:grid-cols-2 laptop:grid-cols-3">
      {lists.map(({ id, heading, items }) => (
        <div key={id} className="tablet:max-laptop:col-span-2">
          <h3 className="font-sans eyebrow text-ember-700">{heading}</h3>
          <ul className="mt-3 space-y-2 leading-relaxed text-pretty text-ink-soft [&_b]:text-ink">
            {items.map((item) => (
              <li key={item}>
                <MarkdownLine>{item}</MarkdownLine>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Links
        heading="Through the year"
        links={events.map(({ slug, title }) => ({ href: paths.event(slug), label: title }))}
        more={{ href: paths.events, label: 'All events' }}
      />
      <Links
        heading="Read before you come"
        links={posts.map((post) => ({ href: paths.blogPost(post.slug), label: post.title }))}
        more={{ href: paths.visitorGuide, label: 'The visitor guide' }}
      />
    </div>
  );
}

type LinksProps = {
  heading: string;
  links: readonly { href: string; label: string }[];
  more: { href: string; label: string };
};

function Links({ heading, links, more }: LinksProps) {
  return (
    <nav aria-label={heading}>
      <h3 className="font-sans eyebrow text-ember-700">{heading}</h3>
      <ul className="mt-1.5">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-block py-2 leading-snug font-medium underline-offset-4 hover:underline tablet:py-1.5"
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link
            href={more.href}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-ember-700 underline-offset-4 hover:underline tablet:min-h-9"
          >
            {more.label}
            <Icon shapes={ArrowRight} className="size-4" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
