import 'server-only';
import { readHost } from '@/lib/data/staff/staff';
import { todaySchema } from '@/lib/schemas/host/today';

export const getToday = () => readHost('host_today', {}, todaySchema);
