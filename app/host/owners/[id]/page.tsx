import { notFound } from 'next/navigation';
import { convert, mail, note, remove, setState } from '../actions';
import { OwnerView } from '@/components/host/owners/owner-view';
import { getOwner } from '@/lib/data/host/owners';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';
import { uuidSchema } from '@/lib/schemas/fields';
import { shop } from '@/lib/shop/shop';

export const metadata = { title: 'Application', robots: robotsOf('/host/owners/[id]') };

export default async function OwnerPage({ params }: PageProps<'/host/owners/[id]'>) {
  const id = uuidSchema.safeParse((await params).id).data ?? notFound();
  const path = `/host/owners/${id}`;
  await requireStaff(path, 'edits_shop', 'serves_guests');
  return (
    <OwnerView
      owner={requireRead(await getOwner(id), path)}
      areas={shop().areas}
      actions={{ setState, note, mail, convert, remove }}
    />
  );
}
