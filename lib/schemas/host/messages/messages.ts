import { z } from 'zod';
import { calendarDateSchema, longTextSchema, uuidSchema } from '../../fields.ts';

export const threadFilterSchema = z.strictObject({
  state: z.enum(['open', 'closed']).optional(),
  /** Only the caller's threads, or only unassigned ones. */
  assigned: z.enum(['mine', 'nobody']).optional(),
  /** The previous page's `next`. */
  after: z.string().max(200).optional(),
});
export type ThreadFilter = z.infer<typeof threadFilterSchema>;

const threadRowSchema = z.object({
  reference: z.string(),
  cabin: z.string(),
  guestName: z.string(),
  lastAt: z.string(),
  lastText: z.string(),
  unread: z.int(),
  closed: z.boolean(),
  /** The email of the assigned staff member. */
  assignee: z.string().nullable(),
  isMine: z.boolean(),
  isExample: z.boolean().optional(),
  /** A question before booking; the others are a booking's. */
  isQuestion: z.boolean(),
  isPossibleSpam: z.boolean(),
});
export type ThreadRow = z.infer<typeof threadRowSchema>;

/** The response of `host_threads`; `unread` counts messages across all threads. */
export const threadsSchema = z.object({
  threads: z.array(threadRowSchema),
  unread: z.int(),
  /** Open texts from numbers without a booking. */
  texts: z.array(z.object({ id: uuidSchema, phone: z.string(), text: z.string(), at: z.string() })),
  next: z.string().nullable(),
});
export type HostThreads = z.infer<typeof threadsSchema>;

export const hostMessageSchema = z.object({
  id: uuidSchema,
  author: z.enum(['guest', 'host']),
  text: z.string(),
  at: z.string(),
  readAt: z.string().nullable(),
});

/** The response of `host_thread`. */
export const threadSchema = z.object({
  reference: z.string(),
  cabin: z.string(),
  cabinId: uuidSchema,
  /** Null in a question without dates. */
  checkIn: calendarDateSchema.nullable(),
  checkOut: calendarDateSchema.nullable(),
  adults: z.int(),
  children: z.int(),
  pets: z.int(),
  guestName: z.string(),
  guestEmail: z.string().nullable(),
  isExample: z.boolean().optional(),
  isQuestion: z.boolean(),
  isPossibleSpam: z.boolean(),
  messages: z.array(hostMessageSchema),
  closed: z.boolean(),
  assignedTo: uuidSchema.nullable(),
  /** Staff members who can be assigned. */
  staff: z.array(z.object({ userId: uuidSchema, name: z.string() })),
});
export type HostThread = z.infer<typeof threadSchema>;

/** The text of a reply or a note. */
export const hostTextSchema = longTextSchema(2000).pipe(z.string().min(1));
export const hostTextFormSchema = z.object({ text: hostTextSchema });

export const replyResultSchema = z.object({ id: uuidSchema });
