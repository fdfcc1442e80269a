import { useCallback, useEffect, useState } from 'react';
import { useUploads } from '@/components/host/photos/use-uploads';
import type { Answer } from '@/components/host/form/use-action';
import type { PostUpload } from '@/lib/schemas/host/posts';
import type { NewUpload } from '@/lib/schemas/host/photos';

export type PostUploadActions = {
  startUpload: (postId: string) => Answer<NewUpload>;
  finishUpload: (upload: PostUpload) => Answer<{ url: string }>;
};
/** Counts an upload as running, and returns the function that ends the count. */
type Track = () => () => void;
export type PostUploader = PostUploadActions & { track: Track };

/** Tracks the uploads of a form, which waits for them before it saves. */
export function useTrackedUploads(): { isUploading: boolean; track: Track } {
  const [count, setCount] = useState(0);
  const track = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  return { isUploading: count > 0, track };
}

/** Uploads pictures for a post like a cabin's; each ends with the picture's URL. */
export function usePostUploads(
  { startUpload, finishUpload, track }: PostUploader,
  postId: string,
  onDone: (url: string) => void,
) {
  const { add, ...uploads } = useUploads(
    {
      startUpload,
      finishUpload: ({ cabinId, uploadId }) => finishUpload({ postId: cabinId, uploadId }),
    },
    { cabinId: postId, slug: '', replaces: null },
    ({ url }) => onDone(url),
  );
  const { isBusy } = uploads;
  useEffect(() => (isBusy ? track() : undefined), [isBusy, track]);
  // A post has no rooms, so any room will do.
  return { ...uploads, add: (files: readonly File[]) => add(files, 'exterior') };
}
