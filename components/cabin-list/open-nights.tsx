'use client';

import { CabinLink } from '@/components/ui/cabin-link';
import { Notice } from '@/components/ui/page/notice';
import { PageHeader } from '@/components/ui/page/page-header';
import { PageShell } from '@/components/ui/page/page-shell';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/link';
import { groupOpenGaps, type OpenGap } from '@/lib/domain/search/open-nights';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatDate, formatGuests, formatNights, formatWholeDollars } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';

type Props = {
  gaps: readonly OpenGap[];
  guests: number;
  today: CalendarDate;
  /** There are more than the page lists. */
  isCut: boolean;
};

const TITLES = {
  30: 'In the next 30 days',
  60: 'In 31 to 60 days',
  90: 'In 61 to 90 days',
};

/** Short gaps between stays, each a link to the cabin on those dates. */
export function OpenNights({ gaps, guests, today, isCut }: Props) {
  const groups = groupOpenGaps(gaps, today);
  return (
    <PageShell>
      <PageHeader
        eyebrow="Between stays"
        heading="Open nights"
        lede={`One to three nights left between two stays in the next 90 days. Each price is the total for ${formatGuests(guests)}, fees and taxes included.`}
      />
      {groups.length === 0 ? (
        <Notice
          title="No open nights between stays right now"
          headingLevel="h2"
          action={<TextLink href={paths.cabins()}>See all cabins</TextLink>}
        >
          Short openings come and go as stays are booked and canceled. Any cabin’s calendar shows
          what else is open.
        </Notice>
      ) : (
        groups.map(({ days, gaps: found }) => (
          <section key={days} aria-labelledby={`nights-${days}`} className="mb-10">
            <h2 id={`nights-${days}`} className="text-title-3 text-spruce-900">
              {TITLES[days]}
            </h2>
            <ul className="mt-4 grid gap-3 tablet:grid-cols-2">
              {found.map((gap) => (
                <Gap key={`${gap.cabin.slug} ${gap.stay.checkIn}`} gap={gap} />
              ))}
            </ul>
          </section>
        ))
      )}
      {isCut && (
        <p className="text-ink-soft">
          There are more. <TextLink href={paths.cabins()}>Search your dates</TextLink> to see them.
        </p>
      )}
    </PageShell>
  );
}

function reasonText(nights: number, usualMinStay: number): string {
  const these =
    nights === 1 ? 'This night fits between two stays, so' : 'These fit between two stays, so';
  return `Usually ${formatNights(usualMinStay)} or more. ${these} you can book just ${nights === 1 ? 'that' : 'them'}.`;
}

function Gap({ gap: { cabin, stay, price, usualMinStay } }: { gap: OpenGap }) {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  return (
    <li>
      <CabinLink
        href={paths.cabin(cabin.slug, stay)}
        className="flex h-full gap-4 rounded-control border border-line-strong/50 bg-surface p-3 text-ink transition-colors hover:border-spruce-700 hover:bg-spruce-50"
      >
        <Picture
          src={cabin.heroImageUrl}
          alt=""
          width={96}
          height={96}
          fileWidth={384}
          color={cabin.heroImageColor}
          focus={cabin.heroFocus}
          className="size-20 flex-none rounded-control object-cover tablet:size-24"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-spruce-900">
            {`${formatDate(stay.checkIn)} – ${formatDate(stay.checkOut)}`}
          </span>
          <span className="block text-sm text-ink-soft">{`${cabin.title}, ${cabin.city}`}</span>
          <span className="mt-1 block">
            <strong>{formatWholeDollars(price.totalCents)}</strong>
            {` total for ${formatNights(nights)}`}
            {price.originalTotalCents > price.totalCents && (
              <>
                {' '}
                <s>{formatWholeDollars(price.originalTotalCents)}</s>
              </>
            )}
          </span>
          {usualMinStay !== null && (
            <span className="mt-1 block text-sm text-pretty text-ink-soft">
              {reasonText(nights, usualMinStay)}
            </span>
          )}
        </span>
      </CabinLink>
    </li>
  );
}
