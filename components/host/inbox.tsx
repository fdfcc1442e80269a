import Link from 'next/link';
import { formatInstant } from './time';
import type { HostThreads } from '@/lib/schemas/host/messages';

type Props = { inbox: HostThreads; state: 'open' | 'closed' };

export function Inbox({ inbox, state }: Props) {
  const { threads, unread, next } = inbox;
  return (
    <>
      <div className="host-bar">
        <h1>Messages</h1>
        <p>{unread === 0 ? 'All read' : `${unread} unread`}</p>
      </div>
      <nav aria-label="Conversations" className="host-tabs">
        <Link href="/host/messages" aria-current={state === 'open' ? 'page' : undefined}>
          Open
        </Link>
        <Link
          href="/host/messages?state=closed"
          aria-current={state === 'closed' ? 'page' : undefined}
        >
          Closed
        </Link>
      </nav>
      {threads.length === 0 && (
        <p className="host-card">
          {state === 'open' ? 'No conversation is open.' : 'No conversation is closed.'}
        </p>
      )}
      <ul className="host-list host-card" hidden={threads.length === 0}>
        {threads.map((thread) => (
          <li key={thread.reference}>
            <div>
              <Link href={`/host/messages/${thread.reference}`} prefetch={false}>
                {thread.guestName}
              </Link>{' '}
              · {thread.cabin}
              {thread.unread > 0 && <strong> · {thread.unread} unread</strong>}
              <p className="host-clip">{thread.lastText}</p>
            </div>
            <small>{formatInstant(thread.lastAt)}</small>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Link
          href={`/host/messages?${new URLSearchParams({ state, after: next }).toString()}`}
          className="btn btn-secondary btn-medium"
        >
          More conversations
        </Link>
      )}
    </>
  );
}
