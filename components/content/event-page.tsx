import { Link, TextLink } from '@/components/ui/link';
import { AreaPoster } from '@/components/areas/area-poster';
import { CabinGrid } from '@/components/cabin-card/cabin-grid';
import { joinClasses } from '@/components/ui/class-names';
import { PosterPage } from '@/components/ui/page/poster-page';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { Area } from '@/lib/domain/catalog/area';
import { type CabinSummary } from '@/lib/domain/catalog/cabin';
import type { Post, PostSummary } from '@/lib/domain/catalog/post';
import { pickBySlug } from '@/lib/domain/values/slug';
import { formatDateRange } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { PostCard } from './post-card';
import { EventsMap } from './events-map';
import { listPlaced, type YearlyPost } from '../events/yearly-events';
import { Markdown, MarkdownLine, Paragraphs } from './markdown';
import { splitParts } from '@/lib/domain/content/markdown-parts';
import { shop } from '@/lib/shop/shop';

type Props = {
  event: YearlyPost & Post;
  /** Some in the towns around, the nearest first. */
  cabins: readonly CabinSummary[];
  posts: readonly PostSummary[];
  mapStyleUrl: string;
};

export function EventPage({ event, cabins, posts, mapStyleUrl }: Props) {
  const { lead, parts } = splitParts(event.bodyMarkdown);
  const areas = pickBySlug(shop().areas, event.yearly.areas);
  return (
    <PosterPage eyebrow={event.yearly.town} heading={event.title} imageUrl={event.heroImageUrl}>
      <Breadcrumbs
        className="-mt-3 mb-3 tablet:-mt-6"
        above={[
          { href: paths.home, label: 'Home' },
          { href: paths.events, label: 'Events' },
        ]}
        current={event.title}
      />
      <Facts event={event} />
      {event.yearly.warning && <Warning text={event.yearly.warning} />}
      <div className="mt-12 grid gap-x-16 gap-y-10 laptop:grid-cols-[1fr_24rem]">
        <section aria-labelledby="what-heading">
          <h2 id="what-heading" className="text-title-2 text-spruce-900">
            What to expect
          </h2>
          <div className="mt-4">
            <Paragraphs>{lead}</Paragraphs>
          </div>
        </section>
        <div className="space-y-6">
          {parts.map(({ id, heading, text, items }) => (
            <section
              key={id}
              aria-labelledby={`${id}-heading`}
              className="rounded-card border border-line bg-surface p-6 shadow-card tablet:p-8"
            >
              <h2 id={`${id}-heading`} className="text-title-3 text-spruce-900">
                {heading}
              </h2>
              {items.length > 0 ? (
                <Items items={items} />
              ) : (
                <Markdown className="mt-4">{text}</Markdown>
              )}
            </section>
          ))}
        </div>
      </div>
      <EventsMap
        className="mt-12"
        events={listPlaced([event])}
        around={areas.map(({ latitude, longitude }) => ({ latitude, longitude }))}
        mapStyleUrl={mapStyleUrl}
      />
      <Stay areas={areas} cabins={cabins} />
      {posts.length > 0 && (
        <section aria-labelledby="posts-heading" className="mt-section">
          <h2 id="posts-heading" className="mb-6 text-title-2 text-spruce-900">
            Read before you come
          </h2>
          <ul
            className={joinClasses(
              'grid gap-x-8 gap-y-12',
              posts.length > 1 && 'mobile:grid-cols-2',
              posts.length > 2 && 'laptop:grid-cols-3',
            )}
          >
            {posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} isAlone={posts.length === 1} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-section border-t border-line pt-8">
        <TextLink href={paths.events}>All events, month by month</TextLink>
      </p>
    </PosterPage>
  );
}

const Items = ({ items }: { items: readonly string[] }) => (
  <ol className="mt-4 space-y-4">
    {items.map((item, index) => (
      <li key={item} className="grid grid-cols-[1.75rem_1fr] leading-relaxed text-pretty">
        <span aria-hidden className="font-display font-semibold text-ember-700">
          {index + 1}
        </span>
        <span>
          <MarkdownLine>{item}</MarkdownLine>
        </span>
      </li>
    ))}
  </ol>
);

function Facts({ event: { excerpt, event: dates, yearly } }: { event: YearlyPost }) {
  return (
    <div className="grid gap-x-16 laptop:grid-cols-[1fr_24rem]">
      <p className="max-w-prose text-lede text-pretty text-ink-soft">{excerpt}</p>
      <div>
        <dl className="grid gap-x-8 gap-y-4 max-laptop:mt-6 max-laptop:border-t max-laptop:border-line max-laptop:pt-5 max-laptop:tablet:grid-cols-2">
          <div>
            <dt className="eyebrow text-ink-soft">{dates ? 'When' : 'Usually'}</dt>
            <dd className="mt-1 font-semibold text-pretty text-spruce-900">
              {dates ? formatDateRange({ checkIn: dates.from, checkOut: dates.to }) : yearly.when}
            </dd>
          </div>
          <div>
            <dt className="eyebrow text-ink-soft">Where</dt>
            <dd className="mt-1 font-semibold text-pretty text-spruce-900">{yearly.place}</dd>
          </div>
        </dl>
        {!dates && (
          <p className="mt-4 text-sm text-pretty text-ink-soft">
            Dates are based on past years. Check with the organizer before you book.
          </p>
        )}
      </div>
    </div>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <aside
      aria-label="Traffic"
      className="mt-10 rounded-card border-l-4 border-ember-600 bg-ember-100 px-6 py-4 text-pretty text-ember-800"
    >
      <b>Plan around it.</b> {text}
    </aside>
  );
}

/** Cards of a row on a wide screen; one more would stand alone. */
const AREA_COLUMNS: Readonly<Record<number, string>> = {
  1: 'tablet:grid-cols-2',
  2: 'grid-cols-2',
  3: 'max-tablet:[&>:last-child]:col-span-2 max-tablet:[&>:last-child_a>span:first-child]:aspect-3/2 grid-cols-2 tablet:grid-cols-3',
};

function Stay({ areas, cabins }: Pick<Props, 'cabins'> & { areas: readonly Area[] }) {
  const [nearest] = areas;
  const near = areas.length === 1 ? nearest : undefined;
  return (
    <>
      {nearest && cabins.length > 0 && (
        <section aria-labelledby="cabins-heading" className="mt-section">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
            <h2 id="cabins-heading" className="text-title-2 text-spruce-900">
              {near ? `Stay close by: ${near.city}` : 'Stay close by'}
            </h2>
            <Link
              href={near ? paths.area(near.slug) : paths.cabins()}
              className="inline-flex min-h-11 items-center link"
            >
              {near ? `All cabins in ${near.city}` : 'All cabins'}
            </Link>
          </div>
          <CabinGrid cabins={cabins} headingLevel={3} />
        </section>
      )}
      {areas.length > 0 && (
        <section aria-labelledby="areas-heading" className="mt-section">
          <h2 id="areas-heading" className="text-title-2 text-spruce-900">
            Nearby towns
          </h2>
          <ul
            className={joinClasses(
              'mt-6 grid gap-4 tablet:gap-6 tablet:[&_a>span:first-child]:aspect-3/2',
              AREA_COLUMNS[areas.length] ?? 'grid-cols-2 laptop:grid-cols-4',
            )}
          >
            {areas.map((area) => (
              <li key={area.slug} className="grid">
                <AreaPoster area={area} call={`Cabins in ${area.city}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
