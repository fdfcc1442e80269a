import Link from 'next/link';
import { WithdrawCode } from '@/components/host/form/withdraw-code';
import { OFFER_STATES } from '@/components/host/copy/return-offer-copy';
import type { PromotionActions } from './promotion-form';
import { formatLongDate } from '@/lib/copy/format';
import type { PersonalPromotion } from '@/lib/schemas/host/promotions';

type Props = {
  personal: readonly PersonalPromotion[];
  pause: PromotionActions['pausePromotion'];
};

/** The codes of single guests for their next stay, newest first. */
export function PersonalList({ personal, pause }: Props) {
  return (
    <>
      <p>
        Each is for one guest’s next stay: it works once, with the guest’s email address. You offer
        one on the page of a booking whose stay is over.
      </p>
      {personal.length === 0 && <p>You haven’t offered one yet.</p>}
      <ul className="host-list">
        {personal.map(({ code, percentOff, bookTo, state, reference, guestName }) => (
          <li key={code}>
            <div>
              <strong>{`${percentOff}% off`}</strong>
              {` · ${code} · Book by ${formatLongDate(bookTo)} · ${OFFER_STATES[state]}`}
              {reference && (
                <p>
                  <Link href={`/host/bookings/${reference}`}>{guestName ?? reference}</Link>
                </p>
              )}
            </div>
            <WithdrawCode code={code} state={state} pause={pause} />
          </li>
        ))}
      </ul>
    </>
  );
}
