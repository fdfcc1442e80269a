import { Link } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { ButtonLink } from '@/components/ui/button';
import { boundsAround } from '@/components/map/bounds-around';
import { MapIsland } from '@/components/map/map-island';
import { Picture } from '@/components/ui/picture';
import { TYPICAL_DRIVES } from '@/lib/domain/catalog/drive-time';
import { areaOfDistances, PARK_ENTRANCES } from '@/lib/domain/catalog/region';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import type { Post } from '@/lib/domain/catalog/post';
import { isOwnPicture } from '@/lib/domain/values/safe-link';
import { paths } from '@/lib/http/paths';
import { fillFields, shopValues } from '@/lib/shop/page-fields';
import { builtIn, notesTitle, shop } from '@/lib/shop/shop';
import { DRIVE_MINUTES, DRIVE_TARGETS, driveText } from './drive-times';
import { Markdown, MarkdownLine } from './markdown';
import { splitGuidePart, splitParts, type TextPart } from '@/lib/domain/content/markdown-parts';
import styles from './markdown.module.css';
import { PageOutline } from './page-outline';

const WITH_DRIVE_TIMES = 'whats-where';

type Props = { guide: Pick<Post, 'title' | 'heroImageUrl' | 'bodyMarkdown'>; mapStyleUrl: string };

export function GuidePage({ guide, mapStyleUrl }: Props) {
  const { lead, parts } = splitParts(fillFields(guide.bodyMarkdown, shopValues()));
  return (
    <PosterPage
      eyebrow="Before you come"
      heading={guide.title}
      lede={lead && <MarkdownLine>{lead}</MarkdownLine>}
      imageUrl={guide.heroImageUrl}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 laptop:grid-cols-[14rem_minmax(0,1fr)]">
        <PageOutline entries={parts.map(({ id, heading }) => ({ id, text: heading }))} />
        <div className="divide-y divide-line">
          {parts.map((part) => (
            <Part key={part.id} part={part} mapStyleUrl={mapStyleUrl} />
          ))}
        </div>
      </div>
      <Onward />
    </PosterPage>
  );
}

type PartProps = { part: TextPart; mapStyleUrl: string };

function Part({ part, mapStyleUrl }: PartProps) {
  const { id, heading } = part;
  const { picture, text, more, note } = splitGuidePart(part);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-10 first:pt-0 desktop:grid-cols-[minmax(0,40rem)_14rem]"
    >
      <div>
        <h2 id={`${id}-heading`} className="mb-4 text-title-2 text-spruce-900">
          {heading}
        </h2>
        {picture && isOwnPicture(picture) && <PartPicture src={picture} />}
        <Markdown>{text}</Markdown>
        {more && (
          <details className="mt-4">
            <summary className="chevron min-h-11 justify-start gap-3 font-semibold text-spruce-800">
              {more.label}
            </summary>
            <Markdown className="mt-2">{more.text}</Markdown>
          </details>
        )}
        {id === WITH_DRIVE_TIMES && shop().showsSmokies && (
          <>
            <MapIsland
              className="mt-8 h-72 tablet:h-96"
              label="Map of the towns and park entrances"
              instead="The places are named in the text above."
              bounds={boundsAround([
                ...PARK_ENTRANCES,
                ...shop().areas.map(({ slug }) => areaOfDistances(shop().areas, slug)),
              ])}
              styleUrl={mapStyleUrl}
              marks={PARK_ENTRANCES}
            />
            <DriveTimes />
          </>
        )}
      </div>
      {note && (
        <aside className="self-start rounded-poster border-t-4 border-dawn-400 bg-surface px-5 py-4 leading-relaxed text-pretty text-ink-soft shadow-card desktop:mt-14 [&_b]:text-spruce-900">
          <MarkdownLine>{note}</MarkdownLine>
        </aside>
      )}
    </section>
  );
}

function PartPicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width={1200}
      height={800}
      sizes="(min-width: 64rem) 640px, 92vw"
      className="mb-6 aspect-2/1 w-full rounded-poster object-cover"
      color={pictureColor(src)}
    />
  );
}

/** From the areas whose drives are known. */
function DriveTimes() {
  const areas = shop().areas.flatMap(({ slug, city }) => {
    const drives = builtIn(DRIVE_MINUTES, slug);
    return drives ? [{ slug, city, drives }] : [];
  });
  if (areas.length === 0) return null;
  return (
    <div
      className={`mt-8 ${styles.scroller}`}
      role="group"
      aria-label="Typical drive times"
      tabIndex={0}
    >
      <table className="w-full text-left text-[0.8125rem] mobile:text-[0.9375rem]">
        <caption className="py-3 text-left font-semibold text-spruce-900">{TYPICAL_DRIVES}</caption>
        <thead className="text-xs tracking-wide text-ember-700">
          <tr>
            <th scope="col" className="border-t border-line py-2.5 pr-4 font-bold">
              To
            </th>
            {areas.map(({ slug, city }) => (
              <th
                key={slug}
                scope="col"
                className="border-t border-line py-2.5 pr-2 align-bottom font-bold mobile:pr-4"
              >
                <span className="max-mobile:sr-only">from </span>
                {city}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DRIVE_TARGETS.map((target) => (
            <tr key={target.slug} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-2 font-semibold text-spruce-900 mobile:pr-4">
                {target.label}
              </th>
              {areas.map(({ slug, drives }) => (
                <td
                  key={slug}
                  className="py-2.5 pr-2 tabular-nums mobile:pr-4 mobile:whitespace-nowrap"
                >
                  {driveText(drives[target.slug])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Onward() {
  return (
    <section
      aria-labelledby="onward-heading"
      className="mt-section rounded-card bg-spruce-900 px-6 py-10 text-spruce-100 on-dark tablet:px-12 tablet:py-12"
    >
      <h2 id="onward-heading" className="text-title-2 text-white">
        Now pick a porch
      </h2>
      <p className="mt-4 max-w-2xl text-lede text-pretty">
        Or keep reading: there’s more in the{' '}
        <Link
          href={paths.blog}
          className="font-semibold text-dawn-300 underline underline-offset-4"
        >
          {notesTitle().replace(/^N/, 'n')}
        </Link>
        {shop().showsSmokies && (
          <>
            , and the{' '}
            <Link
              href={paths.plan}
              className="font-semibold text-dawn-300 underline underline-offset-4"
            >
              planner
            </Link>{' '}
            will plan your days
          </>
        )}
        .
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={paths.cabins()} prefetch={false} variant="accent">
          See all cabins
        </ButtonLink>
        <ButtonLink
          href={paths.events}
          prefetch={false}
          variant="secondary"
          className="border-transparent"
        >
          What’s on
        </ButtonLink>
      </div>
    </section>
  );
}
