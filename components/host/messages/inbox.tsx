import Link from 'next/link';
import { InboundTexts, type SettleText } from './inbound-texts';
import { Scene } from '@/components/host/shell/scene';
import { formatInstant } from '@/components/host/copy/time';
import styles from './inbox.module.css';
import type { HostThreads, ThreadFilter, ThreadRow } from '@/lib/schemas/host/messages/messages';

type State = 'open' | 'closed';
type Assigned = ThreadFilter['assigned'];
type Props = { inbox: HostThreads; state: State; assigned: Assigned; settle: SettleText };

const address = (state: State, assigned?: Assigned, after?: string) => {
  const query = new URLSearchParams({
    ...(state === 'closed' && { state }),
    ...(assigned && { assigned }),
    ...(after !== undefined && { after }),
  }).toString();
  return query === '' ? '/host/messages' : `/host/messages?${query}`;
};

const TABS: readonly { state: State; assigned?: Assigned; label: string }[] = [
  { state: 'open', label: 'Open' },
  { state: 'open', assigned: 'mine', label: 'Mine' },
  { state: 'open', assigned: 'nobody', label: 'Unassigned' },
  { state: 'closed', label: 'Closed' },
];

function emptyText(state: State, assigned: Assigned): string {
  if (assigned === 'mine') return 'No open conversation is assigned to you.';
  if (assigned === 'nobody') return 'Every open conversation is assigned.';
  return state === 'open' ? 'No conversation is open.' : 'No conversation is closed.';
}

const ownerText = ({ assignee, isMine }: ThreadRow): string | null =>
  assignee && (isMine ? 'yours' : assignee);

export function Inbox({ inbox, state, assigned, settle }: Props) {
  const { threads, unread, texts, next } = inbox;
  return (
    <>
      <div className="host-bar">
        <h1>Messages</h1>
        <p>{unread === 0 ? 'All read' : `${unread} unread`}</p>
        <Link href="/host/messages/templates">Templates</Link>
      </div>
      <nav aria-label="Conversations" className={styles.tabs}>
        {TABS.map((tab) => (
          <Link
            key={tab.label}
            href={address(tab.state, tab.assigned)}
            aria-current={tab.state === state && tab.assigned === assigned ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      <InboundTexts texts={texts} settle={settle} />
      {threads.length === 0 && (
        <section className="host-card">
          <Scene imageUrl="/images/guide/blog.webp">
            <p>{emptyText(state, assigned)}</p>
          </Scene>
        </section>
      )}
      <ul className="host-list host-card" hidden={threads.length === 0}>
        {threads.map((thread) => (
          <li key={thread.reference}>
            <div>
              <Link href={`/host/messages/${thread.reference}`} prefetch={false}>
                {thread.guestName}
              </Link>{' '}
              · {thread.cabin}
              {thread.isExample && ' · Example'}
              {thread.isQuestion && (thread.isPossibleSpam ? ' · Possible spam' : ' · Question')}
              {thread.unread > 0 && <strong> · {thread.unread} unread</strong>}
              {ownerText(thread) && <small> · {ownerText(thread)}</small>}
              <p className={styles.clip}>{thread.lastText}</p>
            </div>
            <small>{formatInstant(thread.lastAt)}</small>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Link href={address(state, assigned, next)} className="btn btn-secondary btn-medium">
          More conversations
        </Link>
      )}
    </>
  );
}
