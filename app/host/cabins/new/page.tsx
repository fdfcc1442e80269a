import Link from 'next/link';
import { addCabin } from '../actions';
import { Card } from '@/components/host/shell/card';
import { NewCabinForm } from '@/components/host/cabins/new-cabin-form';
import { requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { shop } from '@/lib/shop/shop';

const PATH = '/host/cabins/new';
export const metadata = consoleMetadata(PATH);

export default async function NewCabinPage() {
  await requireStaff(PATH);
  return (
    <>
      <Link href="/host/cabins">All cabins</Link>
      <h1>New cabin</h1>
      <Card heading="To begin with" className="host-form">
        <p>A draft that only the staff see. Everything can be changed later.</p>
        <NewCabinForm areas={shop().areas} add={addCabin} />
      </Card>
    </>
  );
}
