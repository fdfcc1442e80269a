import { SummaryPart } from './summary-part';
import type { Booking } from '@/lib/domain/bookings/booking';
import { listNextSteps, type NextStep } from '@/lib/domain/messaging/next-steps';
import { zoneName } from '@/lib/copy/cabin-clock';
import { formatFullWeekday, formatInstant, formatMonthDay, formatTime } from '@/lib/copy/format';

type Text = { title: string; text: string };

const TEXTS: Record<NextStep['kind'], (booking: Booking) => Text> = {
  pay: ({ holdExpiresAt, cabin }) => ({
    title: 'Finish paying',
    text: holdExpiresAt
      ? `Your dates are held until ${formatInstant(new Date(holdExpiresAt), cabin.timezone)}.`
      : '',
  }),
  cancel: ({ cabin }) => ({
    title: 'Last day to cancel free',
    text: `Cancel by 11:59 PM ${zoneName(cabin.timezone)} for a full refund.`,
  }),
  way: ({ madeBy, guestPhone }) => ({
    title: 'A reminder by email',
    // A guest whose booking the host made may never have agreed to texts.
    text: `Your address and directions again, right at the top of your inbox.${madeBy === 'guest' && guestPhone.startsWith('+1') ? ' We’ll text you too.' : ''}`,
  }),
  arrive: ({ cabin }) => ({
    title: `Check in from ${formatTime(cabin.checkInTime)}`,
    text: 'Get here before dark if you can. These roads are easier in daylight.',
  }),
  leave: ({ cabin }) => ({
    title: `Check out by ${formatTime(cabin.checkOutTime)}`,
    text: 'Latch the trash bin, pull the door shut, and come back soon.',
  }),
};

export function NextSteps({ booking, now }: { booking: Booking; now: Date }) {
  const steps = listNextSteps(booking, now);
  if (steps.length === 0) return null;
  return (
    <SummaryPart id="next" title="What’s next">
      <ol className="grid gap-5">
        {steps.map(({ kind, date }) => {
          const { title, text } = TEXTS[kind](booking);
          return (
            <li key={kind} className="grid grid-cols-[5.75rem_1fr] gap-4">
              <p className="border-r-2 border-dawn-400 pr-4 text-right">
                <time dateTime={date}>
                  <span className="block font-display font-semibold text-spruce-900">
                    {formatMonthDay(date)}
                  </span>
                  <span className="block text-xs text-ink-soft">{formatFullWeekday(date)}</span>
                </time>
              </p>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </SummaryPart>
  );
}
