import { PriceChangeLines } from '@/components/booking/price-change-lines';
import { Button } from '@/components/ui/button';
import type { Booking } from '@/lib/domain/bookings/booking';
import { moveMoney } from '@/lib/domain/bookings/stay-change';
import { stayChangePath } from '@/lib/http/paths';
import type { ChangePreview as Preview, ChangeWish } from '@/lib/schemas/stay-changes';
import { shop } from '@/lib/shop/shop';
import { agreeText, changeNotes, wantedText } from './change-copy';

type Props = {
  booking: Booking;
  wish: ChangeWish;
  preview: Preview;
  formId: string;
};

/** The changed stay with its price line by line; the form carries what is shown, and is refused if that has changed. */
export function ChangePreview({ booking, wish, preview, formId }: Props) {
  const { lines, beforeCents, afterCents, seen, permission } = preview;
  const hidden = {
    id: formId,
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    adults: wish.adults,
    children: wish.children,
    pets: wish.pets,
    moves: seen.moves,
    version: seen.version,
    due_cents: moveMoney(preview).dueCents,
    permission,
  };
  return (
    <section aria-labelledby="new-stay" className="mt-8 border-t border-line pt-6">
      <h2 id="new-stay" className="text-title-2 text-spruce-900">
        Your new stay
      </h2>
      <p className="mt-2 font-semibold">{wantedText(wish)}</p>
      <div className="mt-3 max-w-lg">
        <PriceChangeLines
          change={{
            lines: lines.filter(({ differenceCents }) => differenceCents !== 0),
            beforeCents,
            afterCents,
          }}
        />
      </div>
      <ul className="mt-4 grid max-w-prose list-disc gap-1.5 pl-5 text-ink-soft marker:text-line-strong">
        {changeNotes(preview, booking).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {permission === 'off' ? (
        <p role="alert" className="mt-5 font-medium text-ember-700">
          {`This isn’t something you can change here. Text or call ${shop().phone.display} and we’ll work it out.`}
        </p>
      ) : (
        <form action={stayChangePath(booking.token)} method="post" className="mt-6">
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {permission === 'approval' && (
            <p className="mb-4 max-w-prose">
              {`${shop().host} has to agree to this one. Your stay stays as booked until you hear back by email.`}
            </p>
          )}
          <Button type="submit" variant="accent" size="large">
            {agreeText(preview)}
          </Button>
        </form>
      )}
    </section>
  );
}
