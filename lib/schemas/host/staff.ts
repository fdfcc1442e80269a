import { z } from 'zod';
import { uuidSchema } from '../fields.ts';

/** The roles of the table staff; its check says the same. */
export const STAFF_ROLES = ['owner', 'manager', 'cleaner', 'cabin_owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** Who runs the business: they write, and read messages and the history. */
export const OFFICE_ROLES: readonly StaffRole[] = ['owner', 'manager'];
export const BOOKING_ROLES: readonly StaffRole[] = [...OFFICE_ROLES, 'cabin_owner'];

/** What `host_me` returns: the signed-in member of staff, or null for anybody else. */
export const staffMemberSchema = z.object({
  userId: uuidSchema,
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** The cabins a cabin owner reads; empty for the other roles, who read all. */
  cabinIds: z.array(uuidSchema),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
