import { listMetadata } from '@/components/cabin-list/list-metadata';
import { ListPage } from '../list-page';

export const revalidate = 300;
export const generateMetadata = () => listMetadata('hot-tub');

export default function HotTubCabinsPage() {
  return <ListPage filter="hot-tub" />;
}
