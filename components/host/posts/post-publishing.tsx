'use client';

import { useRouter } from 'next/navigation';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { missingInPost } from '@/components/host/copy/post-copy';
import styles from './post-editor.module.css';
import { formatFullInstant } from '@/components/host/copy/time';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { shop } from '@/lib/shop/shop';
import { postTimeSchema, type HostPost, type PostTime } from '@/lib/schemas/host/posts';

export type PublishActions = {
  publishPost: () => Answer;
  schedulePost: (at: PostTime) => Answer;
  unpublishPost: () => Answer;
  deletePost: () => Answer;
};
type Props = {
  post: HostPost;
  /** Whether there are no unsaved changes. */
  isSaved: boolean;
  actions: PublishActions;
};

const HEADINGS: Record<HostPost['state'], string> = {
  draft: 'Before you publish',
  scheduled: 'Scheduled',
  published: 'On the site',
};

function stateText({ state, publishedAt, lacks }: HostPost): string {
  if (state === 'draft') return missingInPost(lacks) ?? 'Everything’s ready.';
  const at = formatFullInstant(publishedAt ?? '');
  return state === 'scheduled'
    ? `It goes on the site on ${at}, ${shop().timezone} time.`
    : `It has been there since ${at}.`;
}

/** Shows when visitors can see a post, and changes that. */
export function PostPublishing({ post, isSaved, actions }: Props) {
  const router = useRouter();
  const { state } = post;
  const canPublish = isSaved && post.lacks.length === 0;
  return (
    <Card heading={HEADINGS[state]}>
      <p>{stateText(post)}</p>
      {!isSaved && state !== 'published' && <p>Save your changes before you publish it.</p>}
      <div className="host-row">
        {state !== 'published' && (
          <ActionButton variant="primary" disabled={!canPublish} work={actions.publishPost}>
            Publish now
          </ActionButton>
        )}
        {state === 'scheduled' && (
          <ActionButton work={actions.unpublishPost}>Back to a draft</ActionButton>
        )}
        {state === 'published' && (
          <ConfirmButton
            variant="secondary"
            question="Visitors no longer find it. You can publish it again."
            confirm="Take it off the site"
            keep="Leave it"
            work={actions.unpublishPost}
          >
            Take it off the site
          </ConfirmButton>
        )}
        <ConfirmButton
          variant="quiet"
          question="This deletes it for good, with its pictures and old addresses."
          confirm="Delete it"
          confirmLabel="Delete it for good"
          work={actions.deletePost}
          onDone={() => router.push('/host/posts')}
        >
          Delete
        </ConfirmButton>
      </div>
      {state !== 'published' && canPublish && (
        <ScheduleForm isSet={state === 'scheduled'} id={post.id} schedule={actions.schedulePost} />
      )}
    </Card>
  );
}

type ScheduleProps = { id: string; isSet: boolean; schedule: PublishActions['schedulePost'] };

function ScheduleForm({ id, isSet, schedule }: ScheduleProps) {
  const form = useHostForm({
    id: 'post-time',
    schema: postTimeSchema,
    draft: `post-time:${id}`,
    start: { date: '', time: '09:00' },
    action: schedule,
  });
  return (
    <InlineForm
      form={form}
      heading={isSet ? 'Choose another time' : 'Choose a day and time'}
      submit="Schedule it"
      onSubmit={() => form.send(form.fields)}
    >
      <div className={styles.row}>
        <TextField {...form.field('date', 'Day')} type="date" required />
        <TextField
          {...form.field('time', 'Time')}
          type="time"
          required
          hint={`In your shop’s time zone: ${shop().timezone}.`}
        />
      </div>
    </InlineForm>
  );
}
