import { ResendButton, StopButton, type BookingActions } from './booking-actions';
import { outboxState } from './outbox-copy';
import { actionName } from './action-copy';
import type { OutboxMessage } from '@/lib/schemas/host/bookings';

type Props = {
  letters: readonly OutboxMessage[];
  hasEmail: boolean;
  actions: Pick<BookingActions, 'resend' | 'stop'>;
};

/** Each letter with its words, and what can be done with it. The text alone: nothing of it is run or loaded. */
export function BookingOutbox({ letters, hasEmail, actions }: Props) {
  if (letters.length === 0) {
    return <p>{hasEmail ? 'None yet.' : 'None: there is no e-mail address.'}</p>;
  }
  return (
    <ul className="host-list">
      {letters.map(({ id, to, text, canStop, ...letter }) => {
        const name = letter.subject ?? actionName(letter.kind);
        return (
          <li key={id} className="host-message">
            <details>
              <summary>{name}</summary>
              <p className="host-message-text">{text}</p>
            </details>
            <p>
              <small>
                To {to}, {outboxState(letter)}
              </small>
            </p>
            {canStop ? (
              <StopButton messageId={id} name={name} stop={actions.stop} />
            ) : (
              letter.status !== 'queued' && (
                <ResendButton messageId={id} name={name} resend={actions.resend} />
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
