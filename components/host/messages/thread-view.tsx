'use client';

import Link from 'next/link';
import { useEffect, type ReactNode } from 'react';
import { AreaField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import { formatInstant } from '@/components/host/copy/time';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import styles from './thread-view.module.css';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatDateRange } from '@/lib/copy/format';
import { hostTextFormSchema, type HostThread } from '@/lib/schemas/host/messages/messages';

type Props = {
  thread: HostThread;
  /** The templates with this booking's values filled in. */
  templates: readonly { id: string; name: string; text: string }[];
  actions: {
    sendReply: (reference: string, text: string) => Answer;
    markThreadRead: (reference: string) => Answer;
    closeThread: (reference: string, isClosed: boolean) => Answer;
    assignThread: (reference: string, userId: string | null) => Answer;
  };
  stopTexts?: ReactNode;
};

export function ThreadView({ thread, templates, actions, stopTexts }: Props) {
  const { reference, messages, closed } = thread;
  const { markThreadRead } = actions;
  const form = useHostForm({
    id: 'reply',
    schema: hostTextFormSchema,
    draft: `reply:${reference}`,
    start: { text: '' },
    action: (typed) => actions.sendReply(reference, typed.text),
  });
  const { text } = form.fields;
  const { isPending, error, run } = useAction();
  const isHydrated = useHydrated();
  const hasUnread = messages.some(({ author, readAt }) => author === 'guest' && readAt === null);
  useEffect(() => {
    // If it fails, the thread stays unread.
    if (hasUnread) markThreadRead(reference).catch(() => {});
  }, [hasUnread, markThreadRead, reference]);
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
        Assigned to
        <select
          // The choice is saved at once, which needs scripts.
          disabled={isPending || !isHydrated}
          value={thread.assignedTo ?? ''}
          onChange={({ target: { value } }) =>
            run(() => actions.assignThread(reference, value === '' ? null : value))
          }
        >
          <option value="">Nobody</option>
          {thread.staff.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
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
      {stopTexts}
      <HostForm form={form} className="host-card" onSubmit={() => form.send(form.fields)}>
        {templates.length > 0 && (
          <label className="host-row">
            Insert a template
            <select
              value=""
              onChange={({ target: { value } }) => {
                const inserted = templates.find(({ id }) => id === value)?.text ?? '';
                const before = text.trim() === '' ? '' : `${text.trimEnd()}\n\n`;
                form.change({ text: before + inserted });
              }}
            >
              <option value="">Choose…</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <AreaField
          {...form.field('text', 'Your reply')}
          id="reply"
          hint={
            thread.hasEmail
              ? 'The guest sees it on their page and gets it by email.'
              : 'The guest only sees it on their page because there’s no email address. Call to let them know.'
          }
          rows={4}
          required
          maxLength={2000}
        />
        {(form.error ?? error) && <p role="alert">{form.error ?? error}</p>}
        <div className="host-row">
          <Button type="submit" disabled={form.isPending || text.trim() === ''}>
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
      </HostForm>
    </div>
  );
}
