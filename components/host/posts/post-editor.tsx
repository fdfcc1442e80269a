'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import headStyles from '@/components/host/cabins/cabin-head.module.css';
import { ConflictNote } from '@/components/host/cabins/conflict-note';
import formStyles from '@/components/host/cabins/cabin-form.module.css';
import { HostForm } from '@/components/host/form/host-form';
import { fieldName } from '@/components/host/copy/input-copy';
import { PostFields } from './post-fields';
import {
  changesOf,
  conflictsOf,
  keepMine,
  takeTheirs,
  theirsOf,
  toPostForm,
  typed,
  type PostFormDraft,
} from './post-form-values';
import { PostLink, type LinkActions } from './post-link';
import { PostPublishing, type PublishActions } from './post-publishing';
import { PostRedirects } from './post-redirects';
import styles from './post-editor.module.css';
import { PostStateBadge } from './post-state';
import {
  PreviewFrame,
  SCREEN_SIZES,
  SCREENS,
  type Screen,
} from '@/components/host/cabins/preview-panel';
import { RadioOptions } from '@/components/host/form/fields';
import { useTrackedUploads, type PostUploadActions } from './post-upload';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { useUnsavedWarning } from '@/components/host/form/use-unsaved-warning';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/copy/format';
import { guidePath } from '@/lib/http/guide-path';
import { paths } from '@/lib/http/paths';
import {
  postChangeSchema,
  postPreviewReadySchema,
  type HostPost,
  type PostChange,
  type PostDraft,
  type PostForm,
} from '@/lib/schemas/host/posts';

export type PostActions = PublishActions &
  LinkActions &
  PostUploadActions & {
    save: (change: PostChange) => Answer<{ slug: string }>;
    freeSlug: (slug: string) => Answer;
  };
type Props = { post: HostPost; actions: PostActions };

const DONE: Record<HostPost['state'], string> = {
  draft: 'Saved. Only the staff see it.',
  scheduled: 'Saved. It goes on the site at its time.',
  published: 'Saved. Visitors see it now.',
};

/** A post with its text beside the page that it makes. */
export function PostEditor({ post, actions }: Props) {
  const router = useRouter();
  const { facts, state } = post;
  const start: PostFormDraft = { ...toPostForm(facts), seen: {} };
  const form = useHostForm({
    id: 'post',
    schema: postChangeSchema,
    draft: `post:${post.id}`,
    start,
    action: async (change) => {
      const result = await actions.save(change);
      // Then the page has what the other person saved, beside what is typed here.
      if (!result.ok && result.code === 'post_changed') router.refresh();
      return result;
    },
    onDone: ({ slug }) => {
      if (slug !== facts.slug) router.replace(`/host/posts/${slug}`);
    },
    done: DONE[state],
  });
  const { fields } = form;
  const change = (part: Partial<PostForm>) => form.change((now) => typed(part, now, facts));
  const sent = changesOf(fields, facts);
  const count = Object.keys(sent.changes).length;
  const conflicts = conflictsOf(fields, facts);
  const { isUploading, track } = useTrackedUploads();
  const [isSaveWaiting, setIsSaveWaiting] = useState(false);
  function save() {
    if (isUploading) return setIsSaveWaiting(true);
    setIsSaveWaiting(false);
    if (count > 0 && conflicts.length === 0) form.send(sent);
  }
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isSaveWaiting || isUploading) return;
    const timer = setTimeout(saveNow);
    return () => clearTimeout(timer);
  }, [isSaveWaiting, isUploading]);
  const [side, setSide] = useState<'write' | 'preview'>('write');

  useUnsavedWarning(count > 0);

  const pathOf = { article: paths.blogPost, event: paths.event, guide: guidePath }[facts.kind];
  const address = pathOf(facts.slug);
  return (
    <>
      <div className={headStyles.head}>
        <Link href="/host/posts">The journal</Link>
        <div className="host-row">
          <h1>{facts.title}</h1>
          <PostStateBadge state={state} />
        </div>
        {state === 'published' && (
          <div className={headStyles.links}>
            <a href={address}>See it on the site</a>
          </div>
        )}
      </div>
      <PostPublishing post={post} isSaved={count === 0 && !isUploading} actions={actions} />
      <HostForm
        form={form}
        className={formStyles.form}
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
      >
        {conflicts.map((name) => (
          <ConflictNote
            key={name}
            field={fieldName(name)}
            theirs={theirsOf(name, facts)}
            by={post.changedBy[name] ?? null}
            onKeep={() => form.change(keepMine(name, fields, facts))}
            onTake={() => form.change(takeTheirs(name, fields, facts))}
          />
        ))}
        <fieldset className={`host-row ${styles.tabs}`} aria-label="What is shown">
          <RadioOptions
            name="post-side"
            chosen={side}
            options={[
              ['write', 'Write'],
              ['preview', 'Preview'],
            ]}
            onChoose={setSide}
          />
        </fieldset>
        <div className={styles.sides} data-side={side}>
          <div className={styles.write}>
            <PostFields
              form={form}
              fields={fields}
              change={change}
              post={post}
              upload={{ start: actions.start, finish: actions.finish, track }}
            />
          </div>
          <Preview slug={facts.slug} fields={fields} />
        </div>
        <div className={formStyles.save}>
          {form.error && <p role="alert">{form.error}</p>}
          <Button
            type="submit"
            disabled={
              form.isPending ||
              (count === 0 && !isUploading) ||
              conflicts.length > 0 ||
              isSaveWaiting
            }
          >
            Save
          </Button>
          {count > 0 && (
            <Button
              variant="quiet"
              disabled={form.isPending}
              onClick={() => {
                setIsSaveWaiting(false);
                form.forget();
              }}
            >
              Discard
            </Button>
          )}
          <p role="status">
            {isSaveWaiting
              ? 'Saving once the picture is uploaded.'
              : count === 0
                ? form.done
                : `${count} ${plural(count, 'change', 'changes')} not saved`}
          </p>
        </div>
      </HostForm>
      <div className="host-halves">
        <div>
          {(state !== 'published' || post.linkMadeAt !== null) && (
            <PostLink madeAt={post.linkMadeAt} actions={actions} />
          )}
        </div>
        <div>
          <PostRedirects post={post} freeSlug={actions.freeSlug} />
        </div>
      </div>
    </>
  );
}

/** In the form, but no part of it: what is typed is drawn by the same code as the site. */
function Preview({ slug, fields }: { slug: string; fields: PostFormDraft }) {
  const [screen, setScreen] = useState<Screen>('phone');
  const { seen: _, slug: __, ...draft } = fields;
  return (
    <section className={`host-card ${styles.preview}`} aria-label="Preview">
      <fieldset className="host-row" aria-label="Screen">
        <RadioOptions name="post-screen" chosen={screen} options={SCREENS} onChoose={setScreen} />
      </fieldset>
      <PreviewFrame
        src={`/host/posts/${slug}/preview`}
        title={`The page on a ${screen}`}
        size={SCREEN_SIZES[screen]}
        message={{ postPreview: draft satisfies PostDraft }}
        ready={postPreviewReadySchema}
      />
      <small>With what you typed, saved or not. Nothing is published by it.</small>
    </section>
  );
}
