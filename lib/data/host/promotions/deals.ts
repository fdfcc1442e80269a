import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { hostDealsSchema, type DealPin } from '@/lib/schemas/host/promotions';

export const getDeals = () => readHost('host_deals', {}, hostDealsSchema);

export const pinDeal = ({ day, cabinId, percent }: DealPin) =>
  writeHost('host_pin_deal', {
    p_day: day,
    p_cabin_id: cabinId,
    ...(percent !== null && { p_percent: percent }),
  });

export const unpinDeal = (day: CalendarDate) => writeHost('host_unpin_deal', { p_day: day });

export const endDeal = (id: string) => writeHost('host_end_deal', { p_deal_id: id });
