import { HOLD_CHOICES } from './pay-copy';
import type { NewBookingState } from './use-new-booking';
import { CopyButton } from '@/components/host/form/copy-button';
import { SelectField } from '@/components/host/form/fields';
import { Button } from '@/components/ui/button';
import { formatInstant } from '@/lib/copy/format';
import type { SentHostQuote } from '@/lib/schemas/host/bookings/sent-quote';
import { shop } from '@/lib/shop/shop';

function Sent({ sent: { url, holdsUntil, isEmailed } }: { sent: SentHostQuote }) {
  return (
    <div role="status">
      <p>
        {isEmailed ? 'The quote is on its way.' : 'The quote is ready.'} The guest can book it at
        its price until {formatInstant(new Date(holdsUntil), shop().timezone)}.
      </p>
      <div className="host-row">
        <CopyButton
          key={url}
          readText={() => url}
          label="Copy the link"
          name="The link of the quote"
        />
        <a href={url} target="_blank" rel="noopener">
          See the quote
        </a>
      </div>
    </div>
  );
}

/** Sends the price to the guest instead of booking: a link at whose page it can be booked for a while. */
export function SendQuote({ booking }: { booking: NewBookingState }) {
  const { choice, fields, quoting } = booking;
  const isByEmail = fields.email.trim() !== '';
  return (
    <div className="new-booking-send">
      <h3>Or send a quote</h3>
      <SelectField
        {...choice('quoteHours', 'The price holds for')}
        hint="A quote doesn’t hold the nights: they go to whoever books them first."
        options={HOLD_CHOICES}
      />
      {quoting.error && <p role="alert">{quoting.error}</p>}
      <Button variant="secondary" disabled={!quoting.canSend} onClick={quoting.send}>
        {quoting.isPending ? 'Sending…' : isByEmail ? 'Email a quote' : 'Make a quote to copy'}
      </Button>
      {quoting.sent && <Sent sent={quoting.sent} />}
    </div>
  );
}
