import type { ReactNode } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { ReserveNow } from '@/components/stay-picker/picker/reserve-now';
import { PriceLines } from '@/components/stay-picker/price/price-lines';
import { RefusedNotice } from '@/components/stay-picker/price/refused-notice';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import { buttonClass } from '@/components/ui/button';
import { CabinLink } from '@/components/ui/cabin-link';
import { AskLine } from '@/components/ui/host/ask-line';
import type { StayTotal } from '@/lib/browser/stay-total';
import type { Quote } from '@/lib/domain/pricing/quote';
import { quoteEnding, type LinkedQuote } from '@/lib/domain/pricing/sent-quote';
import {
  formatDateRange,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatNights,
  formatParty,
} from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { BookingPage } from './booking-page';
import { CabinStrip } from './cabin-strip';
import { PriceChangeLines } from './price-change-lines';
import type { QuoteNews } from './quote-news';
import { Fact } from './summary-part';

type Props = {
  sent: LinkedQuote;
  /** Null once it is no longer on the site. */
  cabin: AvailabilityCabin | null;
  news: QuoteNews;
  /** The cost of booking it now; null if it can't be booked or the cost isn't known. */
  total: StayTotal | null;
  /** The current price, which is the quote's own while the host keeps it; null while there is none. */
  today: Quote | null;
  now: Date;
};

type Ending = ReturnType<typeof quoteEnding>;

const CHANGED = {
  over: 'This quote has ended, so here’s today’s price.',
  withdrawn: 'Here’s what the same stay costs today.',
};
const SAME = {
  over: 'This quote has ended, but the price is still the same.',
  withdrawn: 'This quote was withdrawn, but today’s price is the same.',
};

const CARD = 'rounded-card border border-line bg-surface p-5 shadow-card tablet:p-8';

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="rounded-control border border-ember-600 bg-ember-100 p-4 text-ink"
    >
      <h2 className="font-display text-title-4 font-semibold text-ember-700">{title}</h2>
      {children}
    </section>
  );
}

const cabinPath = ({ cabin, party }: LinkedQuote) =>
  paths.cabin(cabin.slug, { guests: party.adults + party.children, pets: party.pets });

type OpenDatesProps = {
  sent: LinkedQuote;
  /** An open stay is offered above, which leads. */
  isSecond?: boolean;
  children?: ReactNode;
};

function OpenDates({ sent, isSecond, children }: OpenDatesProps) {
  return (
    <Notice title="Sorry, these dates aren’t open anymore">
      <div className="mt-3">{children}</div>
      <CabinLink
        href={cabinPath(sent)}
        className={buttonClass(isSecond ? 'secondary' : 'primary', 'small', 'mt-4')}
      >
        See open dates
      </CabinLink>
    </Notice>
  );
}

/** What changed since the quote was made. */
function News({ sent, news, ending }: { sent: LinkedQuote; news: QuoteNews; ending: Ending }) {
  if (news.kind === 'changed') {
    return (
      <Notice
        title={
          ending === 'withdrawn'
            ? 'This price isn’t offered anymore'
            : 'The price changed since then'
        }
      >
        {ending && <p className="mt-1 text-sm">{CHANGED[ending]}</p>}
        <PriceChangeLines change={news.change} />
      </Notice>
    );
  }
  if (news.kind === 'refused') {
    const { reason, refused } = news;
    return (
      <OpenDates sent={sent} isSecond={Boolean(refused?.openStays.length)}>
        {refused ? (
          <RefusedNotice slug={sent.cabin.slug} refused={refused} />
        ) : (
          <p>{stayReasonCopy(reason).description}</p>
        )}
        {refused?.isTaken && (
          <p className="mt-3 text-sm">
            Did you book them yourself? The link to your stay is in your email.
          </p>
        )}
      </OpenDates>
    );
  }
  if (news.kind === 'gone') {
    return (
      <Notice title="This cabin isn’t on our site anymore">
        <CabinLink href={paths.cabins()} className={buttonClass('primary', 'small', 'mt-3')}>
          See all cabins
        </CabinLink>
      </Notice>
    );
  }
  if (news.kind === 'unknown') {
    return (
      <p role="status" className="rounded-control bg-paper-deep px-4 py-3">
        {ending && 'This quote has ended. '}
        We couldn’t check today’s price just now. You’ll see it before you book.
      </p>
    );
  }
  return (
    <p role="status" className="rounded-control bg-paper-deep px-4 py-3 font-medium">
      {ending ? SAME[ending] : 'This price still stands.'}
    </p>
  );
}

function holdsText({ holdsUntil, withdrawnAt, cabin }: LinkedQuote): string {
  return holdsUntil === null
    ? 'None. The price can change until you book.'
    : formatInstant(new Date(withdrawnAt ?? holdsUntil), cabin.timezone);
}

function BookButton({
  sent,
  cabin,
  total,
  news,
}: Pick<Props, 'sent' | 'cabin' | 'total' | 'news'>) {
  const className = buttonClass('accent', 'large', 'w-full');
  if (!cabin || (!total && news.kind !== 'unknown')) return null;
  const { stay, party, promoCode, dealId } = sent;
  const offer = total ?? { promoCode, deal: { id: dealId }, quoteId: null };
  const link = (
    <a
      href={paths.booking({
        slug: cabin.slug,
        ...stay,
        ...party,
        promo: offer.promoCode,
        deal: offer.deal?.id,
        quote: offer.quoteId,
      })}
      className={className}
    >
      {total ? `Book it for ${formatMoney(total.totalCents)}` : 'See today’s price and book'}
    </a>
  );
  if (!total) return link;
  return (
    <>
      <div data-needs-script>
        <ReserveNow cabin={cabin} total={total} className={className}>
          {`Book it for ${formatMoney(total.totalCents)}`}
        </ReserveNow>
      </div>
      <noscript>{link}</noscript>
    </>
  );
}

/** A quote that was sent by link, and what changed since (product §10.54–56). */
export function QuotePage({ sent, cabin, news, total, today, now }: Props) {
  const { quote, stay, party, guestName, madeAt, holdsUntil } = sent;
  const ending = quoteEnding(sent, now);
  const shown = ending ? today : null;
  const isFromHost = holdsUntil !== null;
  const holdsLabel = ending ? 'Price was good until' : 'Price good until';
  return (
    <BookingPage heading={guestName ? `A quote for ${guestName}` : 'Your quote'}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_24rem] laptop:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <News sent={sent} news={news} ending={ending} />
          <section aria-label="The stay" className={CARD}>
            {cabin ? (
              <CabinStrip cabin={cabin} />
            ) : (
              <p className="font-display text-title-3 font-semibold">{sent.cabin.title}</p>
            )}
            <dl className="mt-6 grid gap-x-6 gap-y-4 mobile:grid-cols-2">
              <Fact label="Check-in">{formatLongDate(stay.checkIn)}</Fact>
              <Fact label="Check-out">{formatLongDate(stay.checkOut)}</Fact>
              <Fact label="Nights">{formatNights(quote.nights)}</Fact>
              <Fact label="Guests">{formatParty(party)}</Fact>
              <Fact label={isFromHost ? `Made by ${shop().host}` : 'Made'}>
                {formatInstant(new Date(madeAt), sent.cabin.timezone)}
              </Fact>
              <Fact label={isFromHost ? holdsLabel : 'Price lock'}>{holdsText(sent)}</Fact>
            </dl>
          </section>
        </div>
        <section aria-label="Price" className={CARD}>
          <h2 className="mb-5 text-title-3 text-spruce-900">
            {shown ? 'Today’s price' : 'The price as quoted'}
          </h2>
          <PriceLines price={shown ?? quote} />
          <div className="mt-6 grid gap-3">
            <BookButton sent={sent} cabin={cabin} total={total} news={news} />
            <p className="text-sm text-ink-soft">
              A quote doesn’t hold the nights. They go to whoever books them first.
            </p>
          </div>
        </section>
      </div>
      <AskLine about={`${sent.cabin.title}, ${formatDateRange(stay)}`} className="mt-8" />
    </BookingPage>
  );
}
