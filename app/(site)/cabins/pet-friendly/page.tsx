import { listMetadata } from '@/components/cabin-list/list-metadata';
import { ListPage } from '../list-page';

export const revalidate = 300;
export const metadata = listMetadata('pet-friendly');

export default function PetFriendlyCabinsPage() {
  return <ListPage filter="pet-friendly" />;
}
