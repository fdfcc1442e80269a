import { z } from 'zod';
import '../no-eval.ts';

/** `before` and `after` are shown as they are stored. */
const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  actorEmail: z.string().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** The response of `host_audit`, newest first; `next` is the next page's `before`. */
export const auditSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.int().nullable(),
});
export type HostAudit = z.infer<typeof auditSchema>;
