import Link from 'next/link';
import { add } from '../actions';
import { Card } from '@/components/host/shell/card';
import { NewCabinForm } from '@/components/host/cabins/new-cabin-form';
import { requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';
import { shop } from '@/lib/shop/shop';

export const metadata = { title: 'New cabin', robots: robotsOf('/host/cabins/new') };

export default async function NewCabinPage() {
  await requireStaff('/host/cabins/new', 'edits_shop');
  return (
    <>
      <Link href="/host/cabins">All cabins</Link>
      <h1>New cabin</h1>
      <Card heading="To begin with" className="host-form">
        <p>A draft that only the staff see. Everything can be changed later.</p>
        <NewCabinForm areas={shop().areas} add={add} />
      </Card>
    </>
  );
}
