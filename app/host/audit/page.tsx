import { z } from 'zod';
import { AuditList } from '@/components/host/audit/audit-list';
import { listAudit } from '@/lib/data/host/audit';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/audit';
export const metadata = consoleMetadata(PATH);

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
  await requireStaff(PATH);
  const query = querySchema.parse(await searchParams);
  return <AuditList audit={requireRead(await listAudit(query), PATH)} action={query.action} />;
}
