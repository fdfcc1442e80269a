import { useUploads } from './use-uploads';
import type { Answer } from './use-action';
import type { PostUpload } from '@/lib/schemas/host/posts';
import type { NewUpload } from '@/lib/schemas/host/photos';

export type PostUploadActions = {
  start: (postId: string) => Answer<NewUpload>;
  finish: (upload: PostUpload) => Answer<{ url: string }>;
};

/** The uploads of the cabins' pictures, for those of a post: each ends with the address of its picture. */
export function usePostUploads(
  { start, finish }: PostUploadActions,
  postId: string,
  onDone: (url: string) => void,
) {
  const { add, ...uploads } = useUploads(
    { start, finish: ({ cabinId, uploadId }) => finish({ postId: cabinId, uploadId }) },
    { cabinId: postId, slug: '', replaces: null },
    ({ url }) => onDone(url),
  );
  // A post has no rooms: any of them does.
  return { ...uploads, add: (files: readonly File[]) => add(files, 'exterior') };
}
