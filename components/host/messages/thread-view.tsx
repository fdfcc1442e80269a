'use client';

import Link from 'next/link';
import { useEffect, type ReactNode } from 'react';
import { AreaField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import { formatInstant } from '@/components/host/copy/time';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { ThreadQuote, type QuoteActions } from './thread-quote';
import styles from './thread-view.module.css';
import { Card } from '@/components/host/shell/card';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatDateRange, formatParty } from '@/lib/copy/format';
import { toStay } from '@/lib/domain/stays/stay';
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
  /** Null for a role that can't send quotes. */
  quoteActions?: QuoteActions | null;
};

function ThreadHead({ thread }: { thread: HostThread }) {
  const { reference, cabin, isExample, isQuestion, isPossibleSpam, guestEmail } = thread;
  const stay = toStay(thread);
  return (
    <>
      <p>
        {stay ? `${cabin}, ${formatDateRange(stay)}` : cabin}
        {isQuestion && stay && `, ${formatParty(thread)}`}
        {isExample && ' · Example'} ·{' '}
        {isQuestion ? (
          `Question ${reference}`
        ) : (
          <Link href={`/host/bookings/${reference}`}>{reference}</Link>
        )}
      </p>
      {isQuestion && <p>{`Not booked yet. ${guestEmail}`}</p>}
      {isPossibleSpam && (
        <p role="note">
          This may be spam: it came too fast, had several links, or filled in a field that people
          don’t see. No email was sent about it. If it’s real, just answer.
        </p>
      )}
    </>
  );
}

export function ThreadView({ thread, templates, actions, stopTexts, quoteActions = null }: Props) {
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
  // What was typed while a quote was being made stays.
  const insert = (inserted: string) =>
    form.change(({ text: typed }) => {
      const before = typed.trim() === '' ? '' : `${typed.trimEnd()}\n\n`;
      return { text: before + inserted };
    });
  const stay = thread.isQuestion ? toStay(thread) : null;
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
      <ThreadHead thread={thread} />
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
      {stay && quoteActions && (
        <Card heading="A quote">
          <ThreadQuote thread={thread} stay={stay} actions={quoteActions} onMade={insert} />
        </Card>
      )}
      <HostForm form={form} className="host-card" onSubmit={() => form.send(form.fields)}>
        {templates.length > 0 && (
          <label className="host-row">
            Insert a template
            <select
              value=""
              onChange={({ target: { value } }) =>
                insert(templates.find(({ id }) => id === value)?.text ?? '')
              }
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
            thread.guestEmail !== null
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
