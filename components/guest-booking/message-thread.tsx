import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { GuestMessage } from '@/lib/domain/bookings/booking';
import { formatInstant } from '@/lib/copy/format';
import { splitSiteLinks } from '@/lib/domain/messaging/site-links';
import { telLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';
import { MessageForm } from './message-form';

type Props = {
  messages: readonly GuestMessage[];
  timezone: string;
  guestEmail: string | null;
  /** Where the form goes. */
  action: string;
  formId: string;
  /** The site's own address: the host's links to it become buttons. */
  siteUrl: string;
  /** What is shown in place of the button to a page, by the page's path. */
  cards?: ReadonlyMap<string, ReactNode>;
};

function HostWords({ body, siteUrl, cards }: { body: string } & Pick<Props, 'siteUrl' | 'cards'>) {
  return splitSiteLinks(body, siteUrl).map((part, n) =>
    'text' in part ? (
      <p key={n} className="break-words whitespace-pre-line">
        {part.text}
      </p>
    ) : (
      (cards?.get(part.path) ?? (
        <a key={n} href={part.path} className={buttonClass('accent', 'medium', 'my-3')}>
          {part.label}
        </a>
      ))
    ),
  );
}

/** The messages both ways, and a form for another. Replies come by email too. */
export function MessageThread({
  messages,
  timezone,
  guestEmail,
  action,
  formId,
  siteUrl,
  cards,
}: Props) {
  return (
    <section id="messages" aria-labelledby="messages-heading" className="print:hidden">
      <h2 id="messages-heading" className="text-title-3 text-spruce-900">
        Message {shop().host}
      </h2>
      <p className="mt-2 text-ink-soft">
        I answer here
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
              {author === 'host' ? (
                <HostWords body={body} siteUrl={siteUrl} cards={cards} />
              ) : (
                <p className="break-words whitespace-pre-line">{body}</p>
              )}
              <p className="mt-1 text-xs text-ink-soft">
                {author === 'guest' ? 'You' : shop().host},{' '}
                <time dateTime={sentAt}>{formatInstant(new Date(sentAt), timezone)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm action={action} formId={formId} />
    </section>
  );
}
