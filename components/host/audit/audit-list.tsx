import Link from 'next/link';
import { actionName } from './action-copy';
import { formatInstant } from '@/components/host/copy/time';
import type { HostAudit } from '@/lib/schemas/host/audit';

type Props = { audit: HostAudit; action: string | undefined };

function nextQuery(next: number, action: string | undefined): string {
  const query = new URLSearchParams({ before: String(next) });
  if (action !== undefined) query.set('action', action);
  return query.toString();
}

// A truncated list ends with an entry that counts the rest.
const inWords = (_: string, value: unknown) =>
  typeof value === 'object' && value && 'more' in value ? `and ${String(value.more)} more` : value;

export function AuditList({ audit: { entries, next }, action }: Props) {
  return (
    <>
      <h1>History</h1>
      {action && (
        <p>
          Only “{actionName(action)}”. <Link href="/host/audit">Show all</Link>
        </p>
      )}
      {entries.length === 0 && <p className="host-card">No changes yet.</p>}
      <ol className="host-list host-card" hidden={entries.length === 0}>
        {entries.map(({ id, at, actorEmail, actorName, action: done, subject, before, after }) => (
          <li key={id}>
            <div>
              <Link href={`/host/audit?${new URLSearchParams({ action: done }).toString()}`}>
                {actionName(done)}
              </Link>{' '}
              {subject}
              <p>
                {actorName && `${actorName}, `}
                {actorEmail ?? 'The site'}
              </p>
              <details>
                <summary>Before and after</summary>
                <pre>{JSON.stringify({ before, after }, inWords, 2)}</pre>
              </details>
            </div>
            <small>{formatInstant(at)}</small>
          </li>
        ))}
      </ol>
      {next !== null && (
        <Link
          href={`/host/audit?${nextQuery(next, action)}`}
          className="btn btn-secondary btn-medium"
        >
          Older entries
        </Link>
      )}
    </>
  );
}
