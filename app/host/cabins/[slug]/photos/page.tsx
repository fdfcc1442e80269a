import {
  addPhoto,
  chooseCover,
  finishUpload,
  orderPhotos,
  removePhoto,
  savePhoto,
  savePhotos,
  startUpload,
} from './actions';
import { PhotosView } from '@/components/host/photos/photos-view';
import { getPhotos } from '@/lib/data/host/photos/photos';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PAGE = '/host/cabins/[slug]/photos';
export const metadata = consoleMetadata(PAGE);

export default async function PhotosPage({ params }: PageProps<'/host/cabins/[slug]/photos'>) {
  const { slug } = await params;
  const path = `/host/cabins/${encodeURIComponent(slug)}/photos`;
  await requireStaff(PAGE, path);
  return (
    <PhotosView
      cabin={requireRead(await getPhotos(slug), path)}
      actions={{
        addPhoto,
        savePhoto,
        savePhotos,
        orderPhotos,
        chooseCover,
        removePhoto,
        startUpload,
        finishUpload,
      }}
    />
  );
}
