'use client';

import Link from 'next/link';
import { useState } from 'react';
import headStyles from '@/components/host/cabins/cabin-head.module.css';
import { ConflictNote } from '@/components/host/form/conflict-note';
import { EditorForm } from '@/components/host/cabins/editor-form';
import { fieldName } from '@/components/host/copy/input-copy';
import { PostFields } from './post-fields';
import { keepMine, takeTheirs, theirsOf, type PostFormDraft } from './post-form-values';
import { PostLink, type LinkActions } from './post-link';
import { PostPublishing, type PublishActions } from './post-publishing';
import { PostRedirects, type FreeSlug } from './post-redirects';
import styles from './post-editor.module.css';
import { PostStateBadge } from './post-state';
import {
  PreviewFrame,
  SCREEN_SIZES,
  SCREENS,
  type Screen,
} from '@/components/host/cabins/preview-panel';
import { RadioOptions } from '@/components/host/form/fields';
import type { PostUploadActions } from './post-upload';
import { usePostForm, type SavePost } from './use-post-form';
import { postPathByKind } from '@/lib/http/post-path-by-kind';
import { postPreviewReadySchema, type HostPost, type PostDraft } from '@/lib/schemas/host/posts';

export type PostActions = PublishActions &
  LinkActions &
  PostUploadActions & {
    savePost: SavePost;
    freeSlug: FreeSlug;
  };
type Props = { post: HostPost; actions: PostActions };

/** Edits a post beside a preview of its page. */
export function PostEditor({ post, actions }: Props) {
  const { facts, state } = post;
  const editor = usePostForm(post, actions.savePost);
  const { fields, count, conflicts, isUploading, isSaveWaiting, settle } = editor;
  const [side, setSide] = useState<'write' | 'preview'>('write');

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
            <a href={postPathByKind(facts)}>See it on the site</a>
          </div>
        )}
      </div>
      <PostPublishing post={post} isSaved={count === 0 && !isUploading} actions={actions} />
      <EditorForm
        editor={editor}
        canSave={(count > 0 || isUploading) && conflicts.length === 0 && !isSaveWaiting}
        status={isSaveWaiting && 'We’ll save once the picture is uploaded.'}
      >
        {conflicts.map((name) => (
          <ConflictNote
            key={name}
            field={fieldName(name)}
            theirs={theirsOf(name, facts)}
            by={post.changedBy[name] ?? null}
            onKeep={() => settle(keepMine(name, fields, facts))}
            onTake={() => settle(takeTheirs(name, fields, facts))}
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
              editor={editor}
              post={post}
              upload={{
                startUpload: actions.startUpload,
                finishUpload: actions.finishUpload,
                track: editor.track,
              }}
            />
          </div>
          <Preview slug={facts.slug} fields={fields} />
        </div>
      </EditorForm>
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

/** Nested in the form for layout; its controls aren't submitted. It renders the draft with the site's own code. */
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
      <small>It shows what you typed, saved or not. Nothing here gets published.</small>
    </section>
  );
}
