import type { Booking } from '@/lib/domain/bookings/booking';
import { formatInstant } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { telLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';
import { MessageForm } from './message-form';

export function MessageThread({ booking, formId }: { booking: Booking; formId: string }) {
  const { messages, cabin, token, guestEmail } = booking;
  return (
    <section id="messages" aria-labelledby="messages-heading" className="print:hidden">
      <h2 id="messages-heading" className="text-title-3 text-spruce-900">
        Message {shop().host}
      </h2>
      <p className="mt-2 text-ink-soft">
        We answer here
        {guestEmail && (
          <>
            {' '}
            and by email at <span className="break-words">{guestEmail}</span>
          </>
        )}
        . In a hurry? Text or call{' '}
        <a href={telLink(shop().phone.e164)} className="link">
          {shop().phone.display}
        </a>
        .
      </p>
      {messages.length > 0 && (
        <ol className="mt-5 grid gap-3" aria-label="Your messages">
          {messages.map(({ id, author, body, sentAt }) => (
            <li
              key={id}
              className={`rounded-card px-4 py-3 ${author === 'guest' ? 'rounded-br-sm bg-spruce-100' : 'bg-dawn-100'}`}
            >
              <p className="break-words whitespace-pre-line">{body}</p>
              <p className="mt-1 text-xs text-ink-soft">
                {author === 'guest' ? 'You' : shop().host},{' '}
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
