import type { Booking } from '@/lib/domain/bookings/booking';
import { formatInstant } from '@/lib/format';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { MessageForm } from './message-form';

/** The guest's messages to the host, and a form for another. Replies come by e-mail. */
export function MessageThread({ booking, formId }: { booking: Booking; formId: string }) {
  const { messages, cabin, token, guestEmail } = booking;
  return (
    <section id="messages" aria-labelledby="messages-heading" className="print:hidden">
      <h2 id="messages-heading" className="text-title-3 text-spruce-900">
        Write to {site.host}
      </h2>
      <p className="mt-2 text-ink-soft">
        We answer by e-mail to <span className="break-words">{guestEmail}</span>. In a hurry? Text
        or call{' '}
        <a href={`tel:${site.phone.e164}`} className="link">
          {site.phone.display}
        </a>
        .
      </p>
      {messages.length > 0 && (
        <ol className="mt-5 grid gap-3" aria-label="Your messages">
          {messages.map(({ id, body, sentAt }) => (
            <li key={id} className="rounded-card rounded-br-sm bg-spruce-100 px-4 py-3">
              <p className="break-words whitespace-pre-line">{body}</p>
              <p className="mt-1 text-xs text-ink-soft">
                You,{' '}
                <time dateTime={sentAt}>{formatInstant(new Date(sentAt), cabin.timezone)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm action={paths.stayMessages(token)} formId={formId} />
    </section>
  );
}
