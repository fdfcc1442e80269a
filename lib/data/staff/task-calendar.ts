import 'server-only';
import { hashToken } from '@/lib/data/backend/hash-token';
import { taskCalendarSchema, type TaskCalendar } from '@/lib/schemas/task-calendar';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

/** The calendar of tasks with this secret; null for an unknown one, or when its member no longer does tasks. */
export async function getTaskCalendar(token: string): Promise<TaskCalendar | null> {
  const answer = expectData(
    await adminClient().rpc('task_calendar', { p_token_hash: hashToken(token) }),
  );
  return answer === null ? null : taskCalendarSchema.parse(answer);
}
