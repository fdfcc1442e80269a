import { ActionButton } from '@/components/host/form/action-button';
import { canSendAgain, outboxState } from './outbox-copy';
import { ResendButton, type Resend } from './resend-button';
import { actionName } from '@/components/host/audit/action-copy';
import type { Answer } from '@/components/host/form/use-action';
import type { OutboxMessage } from '@/lib/schemas/host/bookings/bookings';

export type OutboxActions = { resend: Resend; stop: (messageId: string) => Answer };
type Props = {
  messages: readonly OutboxMessage[];
  hasEmail: boolean;
  actions: OutboxActions;
};

/** Lists the messages of a booking as plain text, so nothing in them can run or load. */
export function BookingOutbox({ messages, hasEmail, actions }: Props) {
  if (messages.length === 0) {
    return <p>{hasEmail ? 'None yet.' : 'None: there’s no email address.'}</p>;
  }
  return (
    <ul className="host-list">
      {messages.map(({ id, to, text, canStop, ...message }) => {
        const name = message.subject ?? actionName(message.kind);
        return (
          <li key={id} className="host-message">
            <details>
              <summary>{name}</summary>
              <p className="host-message-text">{text}</p>
            </details>
            <p>
              <small>
                To {to}, {outboxState(message)}
              </small>
            </p>
            {canStop ? (
              <span>
                <ActionButton aria-label={`Stop: ${name}`} work={actions.stop.bind(null, id)}>
                  Stop
                </ActionButton>
              </span>
            ) : (
              canSendAgain(message) && (
                <ResendButton messageId={id} name={name} resend={actions.resend} />
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
