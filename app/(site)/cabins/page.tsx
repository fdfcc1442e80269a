import { listMetadata } from '@/components/cabin-list/list-metadata';
import { ListPage } from './list-page';

export const revalidate = 300;
export const generateMetadata = () => listMetadata(null);

export default function CabinsPage() {
  return <ListPage filter={null} />;
}
