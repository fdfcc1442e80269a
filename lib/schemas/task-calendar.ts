import { z } from 'zod';
import './no-eval.ts';
import { TASK_KINDS } from '../domain/host/tasks/task.ts';

/** The secret in a task calendar's URL: 256 bits. */
export const taskTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** The result of the database function task_calendar. */
export const taskCalendarSchema = z.object({
  tasks: z.array(
    z.object({
      uid: z.string(),
      cabin: z.string(),
      kind: z.enum(TASK_KINDS),
      title: z.string().nullable(),
      is_done: z.boolean(),
      starts_at: z.coerce.date(),
      due_at: z.coerce.date().nullable(),
      sequence: z.int(),
      changed_at: z.coerce.date(),
    }),
  ),
});
export type TaskCalendar = z.infer<typeof taskCalendarSchema>;
