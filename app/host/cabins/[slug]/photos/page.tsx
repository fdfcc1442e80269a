import { addPhoto, choose, finish, order, remove, saveChange, saveChanges, start } from './actions';
import { PhotosView } from '@/components/host/photos/photos-view';
import { getPhotos } from '@/lib/data/host/photos/photos';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Pictures', robots: robotsOf('/host/cabins/[slug]/photos') };

export default async function PhotosPage({ params }: PageProps<'/host/cabins/[slug]/photos'>) {
  const { slug } = await params;
  const path = `/host/cabins/${encodeURIComponent(slug)}/photos`;
  await requireStaff(path, 'edits_shop');
  return (
    <PhotosView
      cabin={requireRead(await getPhotos(slug), path)}
      actions={{
        add: addPhoto,
        save: saveChange,
        saveAll: saveChanges,
        order,
        choose,
        remove,
        start,
        finish,
      }}
    />
  );
}
