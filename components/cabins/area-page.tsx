import Link from 'next/link';
import { AREAS, type AreaSlug, type CabinSummary } from '@/lib/domain/cabin';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { AREA_COPY } from './area-copy';
import { CabinGrid } from './cabin-grid';
import { EmptyList } from './empty-list';
import { PageHeader } from './page-header';
import { PageShell } from './page-shell';

type Props = { area: { slug: AreaSlug; city: string }; cabins: readonly CabinSummary[] };

export function AreaPage({ area, cabins }: Props) {
  const copy = AREA_COPY[area.slug];
  const shown = cabins.filter((cabin) => cabin.city === area.city);
  return (
    <PageShell>
      <PageHeader eyebrow="Area guide" heading={`Cabins in ${area.city}`}>
        <p className="font-display text-ember-700 mt-3 text-xl italic">{copy.lead}</p>
      </PageHeader>
      <div className="laptop:grid-cols-[2fr_1fr] mb-10 grid gap-8">
        <p className="text-ink-soft max-w-3xl text-lg leading-relaxed">{copy.about}</p>
        <section className="rounded-card bg-spruce-50 self-start p-5">
          <h2 className="text-spruce-900 text-sm font-bold">Close by</h2>
          <ul className="text-ink-soft mt-2 space-y-1 text-sm">
            {copy.nearby.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className="text-ink-soft mb-4 text-sm font-semibold">
        {`${shown.length} ${plural(shown.length, 'cabin', 'cabins')} in ${area.city}`}
      </p>
      {shown.length > 0 ? <CabinGrid cabins={shown} headingLevel={2} isFirst /> : <EmptyList />}
      <OtherAreas current={area.slug} />
    </PageShell>
  );
}

function OtherAreas({ current }: { current: AreaSlug }) {
  return (
    <nav aria-labelledby="other-areas" className="border-line mt-16 border-t pt-8">
      <h2 id="other-areas" className="text-spruce-900 text-2xl font-semibold">
        Other areas
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {AREAS.filter((area) => area.slug !== current).map((area) => (
          <li key={area.slug}>
            <Link
              href={paths.area(area.slug)}
              className="text-spruce-800 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              prefetch={false}
            >
              {`Cabins in ${area.city}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
