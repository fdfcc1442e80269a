'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { changesOf, conflictsOf, toPostForm, typed, type PostFormDraft } from './post-form-values';
import { useTrackedUploads } from './post-upload';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { useUnsavedWarning } from '@/components/host/form/use-unsaved-warning';
import {
  postChangeSchema,
  type HostPost,
  type PostChange,
  type PostForm,
} from '@/lib/schemas/host/posts';

type TextName = {
  [Name in keyof PostForm]: PostForm[Name] extends string ? Name : never;
}[keyof PostForm];
export type SavePost = (change: PostChange) => Answer<{ slug: string }>;

const DONE: Record<HostPost['state'], string> = {
  draft: 'Saved. Only your team sees it.',
  scheduled: 'Saved. It goes on the site as scheduled.',
  published: 'Saved. Visitors see it now.',
};

/** Keeps the values of a post's form. Saving waits for pictures that are still being uploaded. */
export function usePostForm(post: HostPost, savePost: SavePost) {
  const router = useRouter();
  const { facts, state } = post;
  const start: PostFormDraft = { ...toPostForm(facts), seen: {} };
  const form = useHostForm({
    id: 'post',
    schema: postChangeSchema,
    draft: `post:${post.id}`,
    start,
    action: async (change) => {
      const result = await savePost(change);
      // The refreshed page shows what the other person saved beside this draft.
      if (!result.ok && result.code === 'post_changed') router.refresh();
      return result;
    },
    onDone: ({ slug }) => {
      if (slug !== facts.slug) router.replace(`/host/posts/${slug}`);
    },
    done: DONE[state],
  });
  const change = (part: Partial<PostForm>) => form.change((now) => typed(part, now, facts));
  const payload = changesOf(form.fields, facts);
  const count = Object.keys(payload.changes).length;
  const conflicts = conflictsOf(form.fields, facts);
  const { isUploading, track } = useTrackedUploads();
  const [isSaveWaiting, setIsSaveWaiting] = useState(false);
  function save() {
    if (isUploading) return setIsSaveWaiting(true);
    setIsSaveWaiting(false);
    if (count > 0 && conflicts.length === 0) form.send(payload);
  }
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isSaveWaiting || isUploading) return;
    const timer = setTimeout(saveNow);
    return () => clearTimeout(timer);
  }, [isSaveWaiting, isUploading]);

  useUnsavedWarning(count > 0);

  return {
    ...form,
    change,
    count,
    conflicts,
    isUploading,
    track,
    isSaveWaiting,
    save,
    /** Returns the props of a text field. */
    text: (name: TextName, label: string) => ({
      ...form.field(name, label),
      onText: (value: string) => change({ [name]: value }),
    }),
    /** Resolves a conflict with the host's or the other person's value. */
    settle: form.change,
    discard: () => {
      setIsSaveWaiting(false);
      form.forget();
    },
  };
}

export type PostEditorState = ReturnType<typeof usePostForm>;
