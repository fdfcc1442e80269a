import { z } from 'zod';
import { emailSchema, personNameSchema, uuidSchema } from '../../fields.ts';
import { STAFF_ROLES } from './staff.ts';

export const cabinChoiceSchema = z.object({ id: uuidSchema, title: z.string() });
export type CabinChoice = z.infer<typeof cabinChoiceSchema>;

const memberSchema = z.object({
  userId: uuidSchema,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
  cabinIds: z.array(uuidSchema),
  createdAt: z.string(),
  /** Set if the person was dismissed. */
  disabledAt: z.string().nullable(),
  lastSignInAt: z.string().nullable(),
  isMe: z.boolean(),
});
export type ListedMember = z.infer<typeof memberSchema>;

const invitationSchema = z.object({
  id: uuidSchema,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
  cabinIds: z.array(uuidSchema),
  createdAt: z.string(),
  error: z.string().nullable(),
  /** The email failed for good. */
  hasFailed: z.boolean(),
});
export type HostInvitation = z.infer<typeof invitationSchema>;

/** The response of `host_staff`. */
export const staffListSchema = z.object({
  staff: z.array(memberSchema),
  invitations: z.array(invitationSchema),
  cabins: z.array(cabinChoiceSchema),
});
export type StaffList = z.infer<typeof staffListSchema>;

/** A person's role. The cabins only matter for cabin owners. */
export const assignmentSchema = z.strictObject({
  /** If it is empty, the console shows the email address. */
  name: z.literal('').or(personNameSchema),
  role: z.enum(STAFF_ROLES),
  cabinIds: z.array(uuidSchema).max(200),
});
export type StaffAssignment = z.infer<typeof assignmentSchema>;

export const invitationFormSchema = assignmentSchema.extend({ email: emailSchema });
export type InvitationForm = z.infer<typeof invitationFormSchema>;
