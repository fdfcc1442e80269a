import 'server-only';
import { callHost, type HostResult } from '@/lib/data/staff/staff';
import { auditSchema, type HostAudit } from '@/lib/schemas/host/audit';

type Entry = Record<string, unknown>;

// Only the entry's own keys get new names. The changed values keep the names they are stored under.
const toEntry = ({ actor_email: actorEmail, actor_name: actorName, ...entry }: Entry) => ({
  ...entry,
  actorEmail,
  actorName,
});

/** A page of entries, newest first, optionally before an id or for one action. */
export async function listAudit({
  before,
  action,
}: {
  before?: number;
  action?: string;
}): Promise<HostResult<HostAudit>> {
  const result = await callHost('host_audit', {
    ...(before !== undefined && { p_before: before }),
    ...(action !== undefined && { p_action: action }),
  });
  if (!result.ok) return result;
  const { entries, next } = result.data as { entries: Entry[]; next: number | null };
  return { ok: true, data: auditSchema.parse({ entries: entries.map(toEntry), next }) };
}
