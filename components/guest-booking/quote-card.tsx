import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import {
  formatDateRange,
  formatInstant,
  formatMoney,
  formatNights,
  formatParty,
} from '@/lib/copy/format';
import { quoteEnding, type LinkedQuote } from '@/lib/domain/pricing/sent-quote';
import { paths, quotePath } from '@/lib/http/paths';

type Props = {
  sent: LinkedQuote & { token: string };
  /** What booking it now costs; null while that isn't known. */
  totalCents: number | null;
  isSoldOut: boolean;
  now: Date;
};

const ENDED = {
  over: 'This quote has ended. Here’s today’s price.',
  withdrawn: 'We don’t offer that price anymore. Here’s today’s.',
};

function priceNote({ sent, totalCents, isSoldOut, now }: Props): string {
  const ending = quoteEnding(sent, now);
  if (isSoldOut) return 'These dates aren’t open anymore.';
  if (totalCents === null) return 'We couldn’t check today’s price just now.';
  if (ending) return ENDED[ending];
  return sent.holdsUntil === null
    ? 'The price can change until you book.'
    : `Good until ${formatInstant(new Date(sent.holdsUntil), sent.cabin.timezone)}. The nights aren’t held.`;
}

/** A quote in a conversation, with its total, to book in one tap. */
export function QuoteCard(props: Props) {
  const { sent, totalCents, isSoldOut, now } = props;
  const { token, cabin, stay, party, quote, promoCode: promo, dealId: deal } = sent;
  const isKept = sent.holdsUntil !== null && quoteEnding(sent, now) === null;
  const dates = formatDateRange(stay);
  return (
    <section
      aria-label={`Quote for ${cabin.title}, ${dates}`}
      className="my-3 grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div>
        <p className="font-display text-title-4 font-semibold text-spruce-900">{cabin.title}</p>
        <p className="text-sm text-ink-soft">
          {`${dates} · ${formatNights(quote.nights)} · ${formatParty(party)}`}
        </p>
      </div>
      <div>
        {totalCents !== null && !isSoldOut && (
          <p className="text-title-3 font-semibold text-ink">
            {formatMoney(totalCents)}{' '}
            <span className="text-sm font-normal text-ink-soft">with fees and taxes</span>
          </p>
        )}
        <p className="text-sm">{priceNote(props)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {totalCents !== null && !isSoldOut && (
          <a
            href={paths.booking({
              slug: cabin.slug,
              ...stay,
              ...party,
              promo,
              deal,
              quote: isKept ? token : undefined,
            })}
            className={buttonClass('accent', 'medium')}
          >
            Book these dates
          </a>
        )}
        <Link href={quotePath(token)} className="link">
          {isSoldOut ? 'See your quote and open dates' : 'See every line'}
        </Link>
      </div>
    </section>
  );
}
