'use client';

import Link from 'next/link';
import { ConfirmButton } from '@/components/host/form/action-button';
import { CopyButton } from '@/components/host/form/copy-button';
import type { Answer } from '@/components/host/form/use-action';
import { Card } from '@/components/host/shell/card';
import './new-booking-form.css';
import { formatDateRange, formatInstant, formatMoney } from '@/lib/copy/format';
import type { OpenQuote } from '@/lib/schemas/host/bookings/sent-quote';

type Withdraw = (id: string) => Answer;

/** The quotes that a guest can still book at their price. */
export function OpenQuotes({
  quotes,
  withdraw,
}: {
  quotes: readonly OpenQuote[];
  withdraw: Withdraw;
}) {
  return (
    <Card heading="Quotes you sent" className="new-booking-quotes">
      {quotes.length === 0 && (
        <p>None is open. A quote you send stays here until its price ends.</p>
      )}
      <ul className="host-list">
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} withdraw={withdraw} />
        ))}
      </ul>
    </Card>
  );
}

function QuoteRow({ quote, withdraw }: { quote: OpenQuote; withdraw: Withdraw }) {
  const { id, url, cabin, guestName, totalCents, bookedAs } = quote;
  const at = (instant: string) => formatInstant(new Date(instant), quote.timezone);
  const label = guestName ?? cabin;
  return (
    <li>
      <div>
        <a href={url} target="_blank" rel="noopener">
          {label}
        </a>
        {` · ${guestName ? `${cabin}, ` : ''}${formatDateRange(quote)} · `}
        <strong>{formatMoney(totalCents)}</strong>
        <p>
          <small>{`Sent ${at(quote.madeAt)}. Good until ${at(quote.holdsUntil)}.`}</small>
        </p>
      </div>
      <div className="host-row">
        {bookedAs ? (
          <Link href={`/host/bookings/${bookedAs}`}>Booked as {bookedAs}</Link>
        ) : (
          <>
            <CopyButton
              readText={() => url}
              label="Copy the link"
              name={`The link of the quote for ${label}`}
            />
            <ConfirmButton
              variant="quiet"
              question="Its page will show today’s price. A guest who’s paying right now has to start over."
              confirm="Withdraw it"
              confirmLabel={`Withdraw the quote for ${label}`}
              work={() => withdraw(id)}
            >
              Withdraw
            </ConfirmButton>
          </>
        )}
      </div>
    </li>
  );
}
