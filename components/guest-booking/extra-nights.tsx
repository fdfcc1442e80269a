import { buttonClass } from '@/components/ui/button';
import type { ChangePermission } from '@/lib/domain/bookings/booking';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { changeStayPath } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { extraNightText } from './change-copy';

export type ExtraNight = {
  to: Stay & Party;
  night: CalendarDate;
  side: 'before' | 'after';
  differenceCents: number;
  permission: ChangePermission;
};

/** The open nights next to a stay, one tap from its changed price. */
export function ExtraNights({ token, nights }: { token: string; nights: readonly ExtraNight[] }) {
  if (nights.length === 0) return null;
  const asks = nights.some(({ permission }) => permission === 'approval');
  return (
    <section aria-labelledby="extra-nights" className="mb-8 print:hidden">
      <h2 id="extra-nights" className="mb-3 text-title-3 text-spruce-900">
        One more night?
      </h2>
      <div className="flex flex-wrap gap-3">
        {nights.map(({ to, night, side, differenceCents }) => (
          <a key={side} href={changeStayPath(token, to)} className={buttonClass('secondary')}>
            {extraNightText(side, night, differenceCents)}
          </a>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {`With fees and taxes. You’ll see every line first.${asks ? ` ${shop().host} has to agree.` : ''}`}
      </p>
    </section>
  );
}
