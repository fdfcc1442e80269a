import { listMetadata } from '@/components/cabin-list/list-metadata';
import { ListPage } from '../list-page';

export const revalidate = 300;
export const generateMetadata = () => listMetadata('pet-friendly');

export default function PetFriendlyCabinsPage() {
  return <ListPage filter="pet-friendly" />;
}
