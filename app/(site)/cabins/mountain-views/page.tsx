import { listMetadata } from '@/components/cabin-list/list-metadata';
import { ListPage } from '../list-page';

export const revalidate = 300;
export const generateMetadata = () => listMetadata('mountain-views');

export default function MountainViewCabinsPage() {
  return <ListPage filter="mountain-views" />;
}
