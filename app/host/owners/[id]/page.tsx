import { notFound } from 'next/navigation';
import { convertOwner, mailOwner, noteOwner, deleteOwner, setOwnerState } from '../actions';
import { OwnerView } from '@/components/host/owners/owner-view';
import { getOwner } from '@/lib/data/host/owners';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { uuidSchema } from '@/lib/schemas/fields';
import { shop } from '@/lib/shop/shop';

const PAGE = '/host/owners/[id]';
export const metadata = consoleMetadata(PAGE);

export default async function OwnerPage({ params }: PageProps<'/host/owners/[id]'>) {
  const id = uuidSchema.safeParse((await params).id).data ?? notFound();
  const path = `/host/owners/${id}`;
  await requireStaff(PAGE, path);
  return (
    <OwnerView
      owner={requireRead(await getOwner(id), path)}
      areas={shop().areas}
      actions={{ setOwnerState, noteOwner, mailOwner, convertOwner, deleteOwner }}
    />
  );
}
