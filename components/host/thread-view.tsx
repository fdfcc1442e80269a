'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { ActionForm, AreaField } from './fields';
import { formatInstant } from './time';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import styles from './thread-view.module.css';
import { Button } from '@/components/ui/button';
import { formatDateRange } from '@/lib/format';
import type { HostThread } from '@/lib/schemas/host/messages';

type Result = Promise<ActionResult<unknown>>;
type Props = {
  thread: HostThread;
  /** With their fields filled for this booking. */
  templates: readonly { id: string; name: string; text: string }[];
  actions: {
    reply: (reference: string, text: string) => Result;
    markRead: (reference: string) => Result;
    closeThread: (reference: string, isClosed: boolean) => Result;
    assign: (reference: string, userId: string | null) => Result;
  };
};

export function ThreadView({ thread, templates, actions }: Props) {
  const { reference, messages, closed } = thread;
  const { markRead } = actions;
  const [text, setText] = useDraft(`reply:${reference}`);
  const { isPending, error, run } = useAction();
  const hasUnread = messages.some(({ author, readAt }) => author === 'guest' && readAt === null);
  useEffect(() => {
    // If it fails, the thread stays unread.
    if (hasUnread) markRead(reference).catch(() => {});
  }, [hasUnread, markRead, reference]);
  return (
    <div className={styles.talk}>
      <p>
        <Link href="/host/messages">All messages</Link>
      </p>
      <h1>{thread.guestName}</h1>
      <p>
        {thread.cabin}, {formatDateRange(thread)}
        {thread.isExample && ' · Example'} ·{' '}
        <Link href={`/host/bookings/${reference}`}>{reference}</Link>
      </p>
      <label className="host-row">
        Answered by
        <select
          disabled={isPending}
          value={thread.assignedTo ?? ''}
          onChange={({ target: { value } }) =>
            run(() => actions.assign(reference, value === '' ? null : value))
          }
        >
          <option value="">Nobody in particular</option>
          {thread.staff.map(({ userId, email }) => (
            <option key={userId} value={userId}>
              {email}
            </option>
          ))}
        </select>
      </label>
      <ol className={styles.thread} aria-label="Messages">
        {messages.map(({ id, author, text: message, at }) => (
          <li key={id} data-author={author}>
            <p>{message}</p>
            <small>
              {author === 'guest' ? thread.guestName : 'You'}, {formatInstant(at)}
            </small>
          </li>
        ))}
      </ol>
      <ActionForm
        className="host-card"
        onSubmit={() =>
          run(
            () => actions.reply(reference, text),
            () => setText(''),
          )
        }
      >
        {templates.length > 0 && (
          <label className="host-row">
            Insert a template
            <select
              value=""
              onChange={({ target: { value } }) => {
                const inserted = templates.find(({ id }) => id === value)?.text ?? '';
                setText(text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
              }}
            >
              <option value="">Choose …</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <AreaField
          id="reply"
          label="Your answer"
          hint={
            thread.hasEmail
              ? "It shows on the guest's page and goes out by e-mail."
              : "It shows on the guest's page only: there is no e-mail address. Tell the guest by phone."
          }
          error={error}
          rows={4}
          required
          maxLength={2000}
          value={text}
          onText={setText}
        />
        <div className="host-row">
          <Button type="submit" disabled={isPending || text.trim() === ''}>
            Send
          </Button>
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() => run(() => actions.closeThread(reference, !closed))}
          >
            {closed ? 'Open again' : 'Close the conversation'}
          </Button>
        </div>
      </ActionForm>
    </div>
  );
}
