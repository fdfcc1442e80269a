'use client';

import { useRouter } from 'next/navigation';
import { RadioOptions, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import { POST_KIND_NAMES } from '@/components/host/copy/post-copy';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { POST_KINDS, type PostKind } from '@/lib/domain/catalog/post';
import { newPostSchema, POST_LIMITS, type NewPost } from '@/lib/schemas/host/posts';

type Props = { add: (post: NewPost) => Answer<{ slug: string }> };

export const KIND_OPTIONS = POST_KINDS.map((kind): Option<PostKind> => [
  kind,
  POST_KIND_NAMES[kind],
]);

const EMPTY: NewPost = { kind: 'article', title: '' };

export function NewPostForm({ add }: Props) {
  const router = useRouter();
  const form = useHostForm({
    id: 'new-post',
    schema: newPostSchema,
    draft: 'new-post',
    start: EMPTY,
    action: add,
    onDone: ({ slug }) => router.push(`/host/posts/${slug}`),
  });
  const { fields, change } = form;
  return (
    <HostForm form={form} onSubmit={() => form.send(fields)}>
      <fieldset className="host-row" aria-label="Kind">
        <RadioOptions
          name="new-post-kind"
          chosen={fields.kind}
          options={KIND_OPTIONS}
          onChoose={(kind) => change({ kind })}
        />
      </fieldset>
      <TextField
        {...form.field('title', 'Title')}
        required
        maxLength={POST_LIMITS.title}
        autoComplete="off"
      />
      <SubmitButton form={form}>Create draft</SubmitButton>
    </HostForm>
  );
}
