import { nightsBetween } from '@/lib/domain/values/calendar-date';
import type { RefusedStay } from '@/lib/browser/stay-total';
import { formatDateRange, formatMoney, formatNights } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';

type Props = { slug: string; refused: RefusedStay };

/** The server-rendered form of `ReasonNotice`: why the stay is refused, with the nearest open stays as links. */
export function RefusedNotice({ slug, refused }: Props) {
  const { reason, party, promoCode: promo, openStays } = refused;
  const { title, description } = stayReasonCopy(reason);
  const guests = party.adults + party.children;
  return (
    <div>
      <div
        role="status"
        className="rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-2"
      >
        <p className="font-semibold text-ember-700">{title}</p>
        <p className="text-sm text-ink">{description}</p>
      </div>
      {openStays.length > 0 && (
        <div className="mt-2">
          <p className="text-sm font-medium text-ink-soft">Nearest open stays</p>
          <ul aria-label="Nearest open stays" className="mt-1.5 grid gap-2">
            {openStays.map(({ stay, totalCents }) => (
              <li key={`${stay.checkIn}/${stay.checkOut}`}>
                <a
                  href={paths.cabin(slug, { ...stay, guests, pets: party.pets, promo })}
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line-strong/50 bg-surface px-3.5 py-1.5 leading-tight"
                >
                  <span>
                    <span className="block font-display font-semibold text-spruce-900">
                      {formatDateRange(stay)}
                    </span>{' '}
                    <span className="block text-sm text-ink-soft">
                      {formatNights(nightsBetween(stay.checkIn, stay.checkOut))}
                    </span>
                  </span>{' '}
                  {totalCents !== null && (
                    <span className="text-right">
                      <span className="block font-semibold text-spruce-800 tabular-nums">
                        {formatMoney(totalCents)}
                      </span>{' '}
                      <span className="block text-xs text-ink-soft">total with fees</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
