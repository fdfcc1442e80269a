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
      <div className="laptop:grid laptop:grid-cols-[1fr_22rem] mb-8 items-center gap-12">
        <div>
          <PageHeader eyebrow="Area guide" heading={`Cabins in ${area.city}`}>
            <p className="font-display text-ember-700 mt-3 text-xl italic">{copy.lead}</p>
          </PageHeader>
          <div className="text-ink-soft laptop:text-lg max-w-3xl space-y-3 leading-relaxed">
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
          className="rounded-card shadow-card laptop:block hidden"
        />
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
