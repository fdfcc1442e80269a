import { z } from 'zod';
import { AuditList } from '@/components/host/audit/audit-list';
import { listAudit } from '@/lib/data/host/audit';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'History', robots: robotsOf('/host/audit') };

const PATH = '/host/audit';
const querySchema = z.object({
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .catch(undefined),
  action: z.string().min(1).max(60).optional().catch(undefined),
});

export default async function AuditPage({ searchParams }: PageProps<'/host/audit'>) {
  await requireStaff(PATH, 'sees_staff');
  const query = querySchema.parse(await searchParams);
  return <AuditList audit={requireRead(await listAudit(query), PATH)} action={query.action} />;
}
