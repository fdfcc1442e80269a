import { MapPin, MessageSquare } from 'lucide';
import type { ReactNode } from 'react';
import { AreaGuide } from '@/components/content/area-guide';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { HostFace } from '@/components/ui/host/host-face';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type ListedCabin } from '@/lib/domain/catalog/cabin';
import type { Post, PostSummary } from '@/lib/domain/catalog/post';
import { pickBySlug } from '@/lib/domain/values/slug';
import { RESULTS_PER_PAGE } from '@/lib/domain/search/pagination';
import { areaLine } from '@/lib/shop/area-leads';
import { plural } from '@/lib/copy/format';
import { MAP_FRAGMENT, paths } from '@/lib/http/paths';
import { textHostHref } from '@/lib/copy/host-contact';
import { shop } from '@/lib/shop/shop';
import { AreaPoster } from '@/components/areas/area-poster';
import { CabinGrid } from '@/components/cabin-card/cabin-grid';
import { EmptyList } from '@/components/cabin-list/empty-list';
import { NoCabinsYet } from '@/components/cabin-list/no-cabins-yet';
import { PageShell } from '@/components/ui/page/page-shell';
import { PosterPage } from '@/components/ui/page/poster-page';
import { SearchByDates } from '@/components/cabin-list/search-prompt';
import { Pager } from '@/components/cabin-list/pager';
import { SortLinks } from '@/components/cabin-list/browse-links';
import { LIST_ORDERS } from '@/components/cabin-list/list-orders';
import { LimitsForm } from '@/components/cabin-list/limits-form';
import { listHref, listQuery } from '@/components/cabin-list/results-path';
import { type Area, type AreaSlug } from '@/lib/domain/catalog/area';

type Props = {
  area: Area;
  cabins: readonly ListedCabin[];
  /** The area's guide; without one the page lists only its cabins. */
  guide: Post | null;
  posts: readonly PostSummary[];
  events: readonly PostSummary[];
  taxes: readonly TaxRate[];
  /** Below the cabins. */
  children?: ReactNode;
};

export function AreaPage(props: Props) {
  const { area, guide, posts, events, taxes } = props;
  const line = areaLine(area);
  if (!guide) return <PlainArea {...props} line={line} />;
  return (
    <PosterPage
      isLow
      eyebrow="Area guide"
      heading={`Cabins in ${area.city}`}
      imageUrl={guide.heroImageUrl}
      lede={line}
      action={<SearchByDates />}
    >
      <Cabins {...props} />
      {props.children}
      <AreaGuide
        area={area}
        text={guide.bodyMarkdown}
        posts={pickBySlug(posts, guide.relatedPostSlugs ?? [])}
        events={pickBySlug(events, guide.relatedPostSlugs ?? [])}
        taxes={taxes}
      />
      <OtherAreas current={area.slug} />
    </PosterPage>
  );
}

function PlainArea({ line, ...props }: Props & { line: string | undefined }) {
  return (
    <PageShell>
      <h1 className="text-title-1 text-balance text-spruce-900">{`Cabins in ${props.area.city}`}</h1>
      {line && <p className="mt-4 max-w-3xl text-lede text-pretty text-ink-soft">{line}</p>}
      <div className="mt-8">
        <Cabins {...props} />
      </div>
      {props.children}
      <OtherAreas current={props.area.slug} />
    </PageShell>
  );
}

function Cabins({ area, cabins }: Pick<Props, 'area' | 'cabins'>) {
  const shown = cabins.filter((cabin) => cabin.area === area.slug);
  const list = {
    filter: null,
    sort: 'recommended',
    sorts: LIST_ORDERS,
    search: listQuery(area.slug),
  } as const;
  return (
    <>
      {shown.length > 0 && (
        <>
          <div className="relative mb-4 flex flex-wrap items-center gap-2 tablet:gap-5">
            <SortLinks {...list} usual={paths.area(area.slug)} />
            <p className="text-sm font-semibold text-ink-soft max-tablet:grow">
              {`${shown.length} ${plural(shown.length, 'cabin', 'cabins')}`}
            </p>
            <LimitsForm {...list} />
            <Link
              href={`${listHref({ filter: null, sort: null }, 1, area.slug)}${MAP_FRAGMENT}`}
              rel="nofollow"
              className={buttonClass('secondary', 'small', 'min-h-11')}
            >
              <Icon shapes={MapPin} className="size-4" />
              Map
            </Link>
          </div>
          <CabinGrid
            cabins={shown.slice(0, RESULTS_PER_PAGE)}
            headingLevel={2}
            filler={<AskWhich city={area.city} />}
          />
        </>
      )}
      {shown.length === 0 && (cabins.length === 0 ? <NoCabinsYet /> : <EmptyList />)}
      <Pager
        page={1}
        total={shown.length}
        href={(page) => listHref({ filter: null, sort: null }, page, area.slug)}
      />
    </>
  );
}

function AskWhich({ city }: { city: string }) {
  return (
    <div className="grid h-full content-center justify-items-start gap-4 rounded-card bg-paper-deep p-8 laptop:p-10">
      <HostFace fileWidth={96} className="size-16" />
      <p className="text-title-3 font-semibold text-spruce-900">Can’t decide? Ask me.</p>
      <p className="max-w-prose text-pretty text-ink-soft">
        Tell me when you’re coming and who’s coming along, and I’ll tell you which of these fits.
      </p>
      <a
        href={textHostHref(`Hi ${shop().host}, which cabin in ${city} would fit us? We’re coming `)}
        className={buttonClass('secondary')}
      >
        <Icon shapes={MessageSquare} />
        {`Text ${shop().phone.display}`}
      </a>
    </div>
  );
}

function OtherAreas({ current }: { current: AreaSlug }) {
  const others = shop().areas.filter((area) => area.slug !== current);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="other-areas" className="mt-section">
      <h2 id="other-areas" className="text-title-2 text-spruce-900">
        Other areas
      </h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4 tablet:grid-cols-3 tablet:gap-6">
        {others.map((area) => (
          <li
            key={area.slug}
            className={joinClasses(
              'grid tablet:[&>a>span:first-child]:aspect-3/2',
              // The `last:` variant isn't used, because with :last-child any added child restyles all of its siblings.
              others.length % 2 === 1 &&
                area === others.at(-1) &&
                'max-tablet:col-span-full max-tablet:[&>a>span:first-child]:aspect-2/1',
            )}
          >
            <AreaPoster area={area} call={`Cabins in ${area.city}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
