import { ActionButton } from '@/components/host/form/action-button';
import type { PlatformActions } from './platform-buttons';
import { LEFT_OUT } from '@/components/host/copy/platform-copy';
import styles from './platforms-view.module.css';
import { LEFT_OUT_KINDS } from '@/lib/domain/feeds/imported-calendar';
import { formatDateRange } from '@/lib/copy/format';
import type { HostFeed, HostLeftOut } from '@/lib/schemas/host/platforms/platforms';

type Props = { feed: HostFeed; name: string; take: PlatformActions['takeLeftOut'] };

/** The number of nights shown before "more" is opened. */
const SHOWN = 6;

function Nights({ nights }: { nights: readonly HostLeftOut[] }) {
  return (
    <ul>
      {nights.map((each) => (
        <li key={`${each.checkIn} ${each.checkOut} ${each.summary}`}>
          {formatDateRange(each)}
          {each.summary && `: “${each.summary}”`}
        </li>
      ))}
    </ul>
  );
}

/** Lists nights that an imported calendar has but that stay open here, with a button to block them. */
export function LeftOut({ feed: { id, active, leftOut, takes }, name, take }: Props) {
  if (!active) return null;
  return (
    <>
      {LEFT_OUT_KINDS.map((kind) => {
        const nights = leftOut.filter((each) => each.kind === kind);
        const { why, what } = LEFT_OUT[kind];
        if (nights.length === 0) return null;
        return (
          <div
            key={kind}
            role="group"
            aria-label={`Open nights of ${name}: ${what}`}
            className={styles.leftOut}
          >
            <p>{why}</p>
            <Nights nights={nights.slice(0, SHOWN)} />
            {nights.length > SHOWN && (
              <details>
                <summary>{`${nights.length - SHOWN} more`}</summary>
                <Nights nights={nights.slice(SHOWN)} />
              </details>
            )}
            <ActionButton
              aria-label={`Block these nights: ${what}, ${name}`}
              work={take.bind(null, id, kind, true)}
            >
              Block these nights
            </ActionButton>
          </div>
        );
      })}
      {takes.map((kind) => (
        <p key={kind} className={styles.leftOut}>
          {`Also blocked: ${LEFT_OUT[kind].what}.`}{' '}
          <ActionButton
            variant="quiet"
            aria-label={`Stop blocking ${LEFT_OUT[kind].what}: ${name}`}
            work={take.bind(null, id, kind, false)}
          >
            Stop blocking them
          </ActionButton>
        </p>
      ))}
    </>
  );
}
