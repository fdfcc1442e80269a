'use client';

import { useRef, useState, type ComponentProps } from 'react';
import { AreaField, TextField } from '@/components/host/form/fields';
import { FileButton, UploadList } from '@/components/host/photos/photo-uploads';
import styles from './post-editor.module.css';
import { insertPicture } from './post-form-values';
import { usePostUploads, type PostUploader } from './post-upload';
import { POST_LIMITS } from '@/lib/schemas/host/posts';

type Props = Pick<ComponentProps<typeof AreaField>, 'id' | 'label' | 'error' | 'onText'> & {
  value: string;
  postId: string;
  upload: PostUploader;
};

const HELP = [
  ['## Heading', 'a heading; ### is a smaller one'],
  ['**bold**', 'bold words; *slanted* ones'],
  ['- First', 'a list; 1. numbers it'],
  ['[words](/blog)', 'a link: https, mailto, tel, or a page of this site'],
  ['> Words', 'a quotation'],
  ['| A | B |', 'a table, with | --- | --- | as its second line'],
] as const;

/** Edits the text with a legend of its markup. Pictures are inserted at the cursor. */
export function PostBody({ postId, upload, value, onText, ...field }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [alt, setAlt] = useState('');
  /** The description of the picture being uploaded; the field may already describe the next one. */
  const chosenWith = useRef('');
  const textarea = () => area.current?.querySelector('textarea') ?? null;

  function insert(url: string) {
    const box = textarea();
    const described = { alt: chosenWith.current, url };
    const next = insertPicture(value, box?.selectionStart ?? value.length, described);
    onText(next.text);
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(next.cursor, next.cursor);
    });
  }
  const { items, isBusy, add, retry, remove } = usePostUploads(upload, postId, insert);
  const isDescribed = alt.trim() !== '';
  return (
    <>
      <div ref={area} className={styles.body}>
        <AreaField
          {...field}
          value={value}
          onText={onText}
          hint="Leave an empty line between paragraphs."
          rows={18}
          maxLength={POST_LIMITS.body}
        />
      </div>
      <details className={styles.help}>
        <summary>Headings, links and lists</summary>
        <dl>
          {HELP.map(([mark, meaning]) => (
            <div key={mark} style={{ display: 'contents' }}>
              <dt>{mark}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>HTML shows up as typed, and pictures and links to anything else are left out.</p>
      </details>
      <TextField
        id="post-picture-alt"
        label="Picture for the text: what it shows"
        hint="Read aloud to guests who can’t see it. Then choose the file; it goes in at the cursor."
        value={alt}
        onText={setAlt}
        maxLength={POST_LIMITS.alt}
        autoComplete="off"
      />
      {isDescribed && !isBusy && (
        <FileButton
          onFiles={(files) => {
            chosenWith.current = alt;
            setAlt('');
            add(files);
          }}
        >
          Choose picture
        </FileButton>
      )}
      <UploadList items={items} retry={retry} remove={remove} />
    </>
  );
}
