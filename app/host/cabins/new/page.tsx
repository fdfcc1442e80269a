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
      <Card heading="The basics" className="host-form">
        <p>It starts as a draft that only your team sees. You can change everything later.</p>
        <NewCabinForm areas={shop().areas} add={addCabin} />
      </Card>
    </>
  );
}
