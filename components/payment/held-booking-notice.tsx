import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/page/notice';
import { formatDateRange, formatMoney } from '@/lib/copy/format';
import type { Stay } from '@/lib/domain/stays/stay';
import { HoldCountdown } from './hold-countdown';

type HeldBookingNoticeProps = {
  cabinTitle: string;
  stay: Stay;
  totalCents: number;
  token: string;
  payUrl: string;
  hold: { until: string; untilText: string };
};

/** For a guest who comes back from the payment page: the hold goes on, and no second one is made. */
export function HeldBookingNotice(props: HeldBookingNoticeProps) {
  const { cabinTitle, stay, totalCents, token, payUrl, hold } = props;
  return (
    <Notice
      headingLevel="p"
      title="Your dates are waiting for you"
      action={
        <>
          <a href={payUrl} className={buttonClass('accent', 'large')}>
            Continue to payment
          </a>
          <form action="/api/bookings/release" method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="secondary" size="large">
              Choose other dates
            </Button>
          </form>
        </>
      }
    >
      <p>
        {cabinTitle}, {formatDateRange(stay)}, {formatMoney(totalCents)} total. You haven’t been
        charged. Nobody else can take these nights <HoldCountdown {...hold} />.
      </p>
      <p className="mt-2">If you choose other dates, these reopen right away.</p>
    </Notice>
  );
}
