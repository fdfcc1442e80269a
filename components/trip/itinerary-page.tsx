import styles from '@/components/cabin-card/cabin-grid.module.css';
import { PageShell } from '@/components/ui/page/page-shell';
import { PlanClosures } from '@/components/trip/plan-closures';
import { PlanDays } from '@/components/trip/plan-days';
import { PlanMap } from '@/components/trip/plan-map';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/link';
import type { Itinerary } from '@/lib/domain/trip/itinerary';
import { itineraryGoogleLink } from '@/lib/ical/itinerary-ics';
import { DEFAULT_CRITERIA, toSearchQuery } from '@/lib/domain/search/search-criteria';
import { formatDateRange, formatGuests } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { CabinVote } from './cabin-vote';
import { OwnerPanel } from './owner-panel';
import { ShortlistCard } from './shortlist-card';
import { Voting } from './voting';

type Props = { itinerary: Itinerary; url: string; mapStyleUrl: string };

export function ItineraryPage({ itinerary, url, mapStyleUrl }: Props) {
  const { token, title, stay, guests, plan } = itinerary;
  const party = formatGuests(guests);
  const dates = stay && formatDateRange(stay);
  return (
    <PageShell>
      <header className="mb-10 max-w-3xl">
        <p className="mb-3 eyebrow text-ember-700">A shared plan</p>
        <h1 className="text-title-1 break-words text-spruce-900">
          <Title title={title} dates={dates} />
        </h1>
        <p className="mt-3 text-lede text-ink-soft">
          {!dates && `${party}, no dates yet`}
          {dates && (title.includes(dates) ? party : `${dates}, ${party}`)}
        </p>
        {stay && <CalendarLinks token={token} title={title} stay={stay} url={url} />}
      </header>
      <OwnerPanel
        itinerary={{
          id: token,
          title,
          checkIn: stay?.checkIn ?? '',
          checkOut: stay?.checkOut ?? '',
          guests,
          hasPlan: plan !== null,
          cabins: itinerary.shortlist.map(({ result: { cabin } }) => ({
            id: cabin.id,
            title: cabin.title,
          })),
        }}
      />
      <Shortlist itinerary={itinerary} />
      {plan && (
        <section aria-labelledby="days-heading" className="mt-section">
          <h2 id="days-heading" className="mb-6 text-title-2 text-spruce-900">
            The days
          </h2>
          <PlanMap plan={plan} mapStyleUrl={mapStyleUrl} />
          <PlanDays plan={plan} />
          <PlanClosures plan={plan} />
        </section>
      )}
      <p className="mt-section text-ink-soft print:hidden">
        {`Made with the ${shop().name} trip planner. `}
        <a href={paths.plan} className="link">
          Make your own
        </a>
      </p>
    </PageShell>
  );
}

/** The dates stand in one piece where the title has them. */
function Title({ title, dates }: { title: string; dates: string | null }) {
  if (!dates || !title.includes(dates)) return title;
  const [before, ...after] = title.split(dates);
  return (
    <>
      {before}
      <span className="inline-block">{dates}</span>
      {after.join(dates)}
    </>
  );
}

type CalendarProps = Parameters<typeof itineraryGoogleLink>[0] & { token: string };

function CalendarLinks({ token, ...trip }: CalendarProps) {
  return (
    <p className="mt-5 flex flex-wrap gap-2 print:hidden">
      <a href={paths.tripCalendar(token)} download className={buttonClass('secondary', 'small')}>
        Add to calendar
      </a>
      <ExternalLink href={itineraryGoogleLink(trip)} className={buttonClass('secondary', 'small')}>
        Google Calendar
      </ExternalLink>
    </p>
  );
}

function Shortlist({ itinerary }: { itinerary: Itinerary }) {
  const { token, shortlist, votes, plan, stay, guests } = itinerary;
  const search = paths.cabins(toSearchQuery({ ...DEFAULT_CRITERIA, ...stay, guests }));
  return (
    <section aria-labelledby="cabins-heading">
      <h2 id="cabins-heading" className="text-title-2 text-spruce-900">
        The cabins
      </h2>
      {shortlist.length === 0 ? (
        <div className="mt-4">
          <p className="mb-5 text-ink-soft">
            {plan
              ? 'No cabins on this plan yet.'
              : 'The cabins on this list aren’t on the site anymore.'}
          </p>
          <ButtonLink href={stay ? search : paths.cabins()} prefetch={false}>
            {stay ? 'See cabins for these dates' : 'See all cabins'}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className="mt-2 mb-6 max-w-prose text-ink-soft">
            Checked for your dates just now. Pet fees are extra. Nothing’s held, so first to book
            gets it.
          </p>
          <Voting id={token} initialVotes={votes}>
            <ul className={styles.grid}>
              {shortlist.map((entry) => (
                <li key={entry.result.cabin.id}>
                  <ShortlistCard entry={entry} itinerary={itinerary}>
                    <CabinVote cabinId={entry.result.cabin.id} title={entry.result.cabin.title} />
                  </ShortlistCard>
                </li>
              ))}
            </ul>
          </Voting>
        </>
      )}
    </section>
  );
}
