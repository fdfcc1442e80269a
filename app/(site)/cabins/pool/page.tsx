import { listMetadata } from '@/components/cabin-list/list-metadata';
import { ListPage } from '../list-page';

export const revalidate = 300;
export const generateMetadata = () => listMetadata('pool');

export default function PoolCabinsPage() {
  return <ListPage filter="pool" />;
}
