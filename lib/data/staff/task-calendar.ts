import 'server-only';
import { createHash } from 'node:crypto';
import { taskCalendarSchema, type TaskCalendar } from '@/lib/schemas/task-calendar';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

/** The database stores only this hash of the secret. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The calendar of tasks with this secret; null for an unknown one, or when its member no longer does tasks. */
export async function getTaskCalendar(token: string): Promise<TaskCalendar | null> {
  const answer = expectData(
    await adminClient().rpc('task_calendar', { p_token_hash: hashOfToken(token) }),
  );
  return answer === null ? null : taskCalendarSchema.parse(answer);
}
