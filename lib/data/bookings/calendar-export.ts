import 'server-only';
import { exportedCalendarSchema, type ExportedCalendar } from '@/lib/schemas/calendar-feed';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

/** The calendar with this secret; null for an unknown one. */
export async function getExportedCalendar(token: string): Promise<ExportedCalendar | null> {
  const answer = expectData(await adminClient().rpc('exported_calendar', { p_token: token }));
  return answer === null ? null : exportedCalendarSchema.parse(answer);
}
