'use client';

import type { ComponentProps } from 'react';
import { TextField } from '@/components/host/form/fields';
import { FocusField } from '@/components/host/photos/focus-field';
import { FileButton, UploadList } from '@/components/host/photos/photo-uploads';
import photoStyles from '@/components/host/photos/photos-view.module.css';
import styles from './post-editor.module.css';
import { usePostUploads, type PostUploader } from './post-upload';
import { Picture } from '@/components/ui/picture';
import type { FocalPoint } from '@/lib/domain/catalog/cabin';
import { POST_LIMITS } from '@/lib/schemas/host/posts';

type Props = {
  postId: string;
  /** Empty for none. */
  url: string;
  alt: ComponentProps<typeof TextField>;
  focus: NonNullable<FocalPoint>;
  error: string | null;
  upload: PostUploader;
  onPicture: (url: string) => void;
  onFocus: (focus: NonNullable<FocalPoint>) => void;
};

/** The picture at the top of a post and on its card. */
export function PostPicture(props: Props) {
  const { postId, url, alt, focus, error, upload, onPicture, onFocus } = props;
  const { items, isBusy, add, retry, remove } = usePostUploads(upload, postId, onPicture);
  return (
    <>
      {url === '' ? (
        <p>A post needs one before you can publish it.</p>
      ) : (
        <div className={styles.picture}>
          <Picture
            src={url}
            alt={alt.value?.toString() ?? ''}
            width={384}
            height={256}
            fileWidth={720}
            focus={focus}
          />
        </div>
      )}
      {!isBusy && (
        <FileButton onFiles={add}>
          {url === '' ? 'Choose a picture' : 'Choose another picture'}
        </FileButton>
      )}
      <UploadList items={items} retry={retry} remove={remove} />
      {error && <p role="alert">{error}</p>}
      <TextField
        {...alt}
        hint="Read aloud to guests who can’t see it. Leave it empty if the picture is only decoration."
        maxLength={POST_LIMITS.alt}
        autoComplete="off"
      />
      {url !== '' && (
        <details>
          <summary>Crop</summary>
          <div className={`${photoStyles.form} ${photoStyles.crop}`}>
            <FocusField id="post-picture" imageUrl={url} focus={focus} onChange={onFocus} />
          </div>
        </details>
      )}
    </>
  );
}
