import Image from 'next/image';
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
      <div className="mb-8 items-center gap-12 laptop:grid laptop:grid-cols-[1fr_22rem]">
        <div>
          <PageHeader eyebrow="Area guide" heading={`Cabins in ${area.city}`}>
            <p className="mt-3 font-display text-xl text-ember-700 italic">{copy.lead}</p>
          </PageHeader>
          <div className="max-w-3xl space-y-3 leading-relaxed text-ink-soft laptop:text-lg">
            <p>{copy.about}</p>
            <p>
              <b className="text-ink">Close by:</b> {copy.nearby.join(' · ')}
            </p>
          </div>
        </div>
        <Image
          src={`/images/areas/${area.slug}.webp`}
          alt=""
          width={1200}
          height={800}
          sizes="(min-width: 64rem) 352px, 50vw"
          className="hidden rounded-card shadow-card laptop:block"
        />
      </div>
      <p className="mb-4 text-sm font-semibold text-ink-soft">
        {`${shown.length} ${plural(shown.length, 'cabin', 'cabins')} in ${area.city}`}
      </p>
      {shown.length > 0 ? <CabinGrid cabins={shown} headingLevel={2} isFirst /> : <EmptyList />}
      <OtherAreas current={area.slug} />
    </PageShell>
  );
}

function OtherAreas({ current }: { current: AreaSlug }) {
  return (
    <nav aria-labelledby="other-areas" className="mt-16 border-t border-line pt-8">
      <h2 id="other-areas" className="text-2xl font-semibold text-spruce-900">
        Other areas
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {AREAS.filter((area) => area.slug !== current).map((area) => (
          <li key={area.slug}>
            <Link
              href={paths.area(area.slug)}
              className="inline-flex min-h-11 items-center font-semibold text-spruce-800 underline underline-offset-4"
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
