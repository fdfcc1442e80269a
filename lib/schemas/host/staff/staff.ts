import { z } from 'zod';
import { uuidSchema } from '../../fields.ts';

/** What a role may do; documented at the database type `capability`. */
export const CAPABILITIES = [
  'sees_all_cabins',
  'sees_guests',
  'sees_prices',
  'sees_notes',
  'sees_staff',
  'serves_guests',
  'edits_shop',
  'moves_money',
  'manages_staff',
  'does_tasks',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The rows of the table staff_roles in the order of lists. What isn't listed is refused. */
export const ROLES = {
  owner: CAPABILITIES,
  manager: CAPABILITIES.filter((capability) => capability !== 'manages_staff'),
  cleaner: ['sees_all_cabins', 'sees_notes', 'does_tasks'],
  cabin_owner: ['sees_guests', 'sees_prices'],
} as const satisfies Record<string, readonly Capability[]>;
export type StaffRole = keyof typeof ROLES;
export const STAFF_ROLES = Object.keys(ROLES) as [StaffRole, ...StaffRole[]];

/** Whether the role has all of these capabilities. */
export const roleCan = (role: StaffRole, ...capabilities: readonly Capability[]): boolean =>
  capabilities.every((capability) => (ROLES[role] as readonly Capability[]).includes(capability));

/** The response of `host_me`: the signed-in staff member, or null for anybody else. */
export const staffMemberSchema = z.object({
  userId: uuidSchema,
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** The cabins that a role without `sees_all_cabins` can read. */
  cabinIds: z.array(uuidSchema),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
