import Link from 'next/link';
import { orderCabins } from '../actions';
import { CabinOrder } from '@/components/host/cabins/cabin-order';
import { getCabinOrder } from '@/lib/data/host/cabins/cabins';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/cabins/order';
export const metadata = consoleMetadata(PATH);

export default async function CabinOrderPage() {
  await requireStaff(PATH);
  const { cabins, total } = requireRead(await getCabinOrder(), PATH);
  return (
    <>
      <Link href="/host/cabins">All cabins</Link>
      <h1>Cabin order</h1>
      <p>
        Visitors see the cabins in this order unless they sort them differently.
        {total > cabins.length && ` These are the first ${cabins.length} of ${total}.`}
      </p>
      <CabinOrder cabins={cabins} order={orderCabins} />
    </>
  );
}
