import { Notice } from '@/components/ui/page/notice';

const badge = 'rounded-full bg-paper-deep px-2.5 py-1 text-xs font-semibold text-ink';

const LINK = /(https?:\/\/[^\s]+)/;

/** The message as it was sent, with working links. */
function MessageBody({ text }: { text: string }) {
  return (
    <p className="mt-3 break-words whitespace-pre-wrap">
      {text.split(LINK).map((part, index) =>
        LINK.test(part) ? (
          <a key={index} href={part} className="text-spruce-800 underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

type Message = {
  id: string;
  channel: string;
  recipient: string;
  subject: string | null;
  body: string;
  purpose: string;
  status: string;
  error: string | null;
  created_at: string;
};

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** For developers: the messages in the outbox, sent or not. */
export function OutboxList({ messages }: { messages: readonly Message[] }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-section">
      <h1 className="text-title-1">Outbox</h1>
      <p className="mt-3 text-ink-soft">
        Every text and email from the site, newest first. “kept” means no provider is set up and the
        message stays here instead; “queued” is still to be sent, and “unknown” may have left before
        something broke, so it is not sent twice. This page does not exist in production.
      </p>
      {messages.length === 0 && <Notice title="Nothing was sent yet" className="mt-8" />}
      <ol className="mt-8 flex flex-col gap-4">
        {messages.map((message) => (
          <li
            key={message.id}
            className="rounded-card border border-line bg-surface p-5 shadow-card"
          >
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              <span className={badge}>{message.channel}</span>
              <span className={badge}>{message.status}</span>
              <span>{message.purpose}</span>
              <span aria-hidden="true">·</span>
              <time dateTime={message.created_at}>{WHEN.format(new Date(message.created_at))}</time>
            </p>
            <h2 className="mt-2 text-title-4 break-all">To {message.recipient}</h2>
            {message.subject && <p className="font-semibold">{message.subject}</p>}
            <MessageBody text={message.body} />
            {message.error && (
              <p className="mt-3 text-sm text-ember-700">Problem: {message.error}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
