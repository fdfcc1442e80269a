import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { OpenStay } from '@/components/stay-picker/calendar/open-stay';
import { fitLink, partyProblem, PartyWays } from '@/components/stay-picker/price/party-problem';
import { ReserveNow } from '@/components/stay-picker/picker/reserve-now';
import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import type { RefusedStay, StayTotal } from '@/lib/browser/stay-total';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  formatGuestsAndPets,
  formatMonthDay,
  formatShortRange,
  formatWholeDollars,
} from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { BarCalendarButton } from './bar-calendar-button';
import { BAR_BUTTON_CLASS, BAR_DETAIL_CLASS, BAR_PRICE_CLASS } from './bar-classes';

const cancellationText = (day: CalendarDate | null) =>
  day ? `Free cancellation through ${formatMonthDay(day)}` : 'Non-refundable';

/** "Taken Jan 15–18"; where the nights are open but no stay has these dates, "Not open Jan 15–18". */
export const refusedText = ({ stay, isTaken }: RefusedStay): string =>
  `${isTaken ? 'Taken' : 'Not open'} ${formatShortRange(stay)}`;

const BAR_ROW_CLASS =
  'flex basis-full flex-wrap items-center gap-2 *:grow *:justify-center tablet:basis-auto';
const BAR_LINK_CLASS =
  '-mb-2 flex min-h-11 cursor-pointer items-center text-sm font-semibold text-spruce-800 underline underline-offset-4';

type PartProps = { cabin: AvailabilityCabin };

/** Tapping the dates opens the calendar. */
function TotalPart({ cabin, total }: PartProps & { total: StayTotal }) {
  const { stay, party } = total;
  const guests = formatGuestsAndPets(party.adults + party.children, party.pets);
  return (
    <>
      <BarCalendarButton
        cabin={cabin}
        className="min-h-11 min-w-0 cursor-pointer text-left leading-snug"
      >
        <span className={BAR_PRICE_CLASS}>{`${formatWholeDollars(total.totalCents)} total`}</span>
        <span
          className={joinClasses(
            BAR_DETAIL_CLASS,
            'underline decoration-line-strong underline-offset-2',
          )}
        >
          {`${formatShortRange(stay)} · ${guests}`}
        </span>
        <span className="sr-only">, change dates</span>
        <span
          className={joinClasses(
            'block min-h-4 text-xs font-medium',
            total.freeThrough ? 'text-spruce-700' : 'text-ember-700',
          )}
        >
          {cancellationText(total.freeThrough)}
        </span>
      </BarCalendarButton>
      <ReserveNow cabin={cabin} total={total} className={BAR_BUTTON_CLASS}>
        Reserve
      </ReserveNow>
    </>
  );
}

/** The nearest open stay leads, and the calendar is second. The panel has the other open stays. */
function TakenPart({ cabin, refused }: PartProps & { refused: RefusedStay }) {
  const { party, promoCode: promo, openStays } = refused;
  const [nearest] = openStays;
  const guests = party.adults + party.children;
  const taken = <span className={BAR_PRICE_CLASS}>{refusedText(refused)}</span>;
  if (!nearest) {
    return (
      <>
        <p className="min-w-0 leading-snug">
          {taken}
          <span className={BAR_DETAIL_CLASS}>Nothing open around then</span>
        </p>
        <BarCalendarButton cabin={cabin} className={BAR_BUTTON_CLASS}>
          Choose dates
        </BarCalendarButton>
      </>
    );
  }
  return (
    <>
      <div className="min-w-0 leading-snug">
        {taken}
        <BarCalendarButton cabin={cabin} className={BAR_LINK_CLASS}>
          Choose dates
        </BarCalendarButton>
      </div>
      <a
        href={paths.cabin(cabin.slug, { ...nearest.stay, guests, pets: party.pets, promo })}
        className={buttonClass('accent', 'small')}
      >
        <OpenStay {...nearest} look="lead" />
      </a>
    </>
  );
}

/** Why the cabin doesn't take the party, with the cabins that do. */
function PartyPart({
  cabin,
  refused,
  problem,
}: PartProps & { refused: RefusedStay; problem: string }) {
  const { stay, party } = refused;
  return (
    <>
      <p className={BAR_PRICE_CLASS}>{problem}</p>
      <div className={joinClasses(BAR_ROW_CLASS, '*:px-2 *:text-[0.8125rem]')}>
        <PartyWays
          cabin={cabin}
          party={party}
          stay={stay}
          size="small"
          fit={fitLink(cabin.slug, refused)}
        />
      </div>
    </>
  );
}

function RefusedPart({ cabin, refused }: PartProps & { refused: RefusedStay }) {
  const problem = partyProblem(cabin, refused.party);
  return problem ? (
    <PartyPart cabin={cabin} refused={refused} problem={problem} />
  ) : (
    <TakenPart cabin={cabin} refused={refused} />
  );
}

type DatedPartProps = PartProps & { total: StayTotal | null; refused: RefusedStay | null };

/** The phone's bar for the dates of the page. */
export function DatedPart({ cabin, total, refused }: DatedPartProps) {
  if (total) return <TotalPart cabin={cabin} total={total} />;
  return refused && <RefusedPart cabin={cabin} refused={refused} />;
}
