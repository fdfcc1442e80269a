import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  paymentsSchema,
  statementSchema,
  statementsSchema,
  taxesDueSchema,
  type NewCommission,
} from '@/lib/schemas/host/money/money';

export const getTaxesDue = (from: CalendarDate, to: CalendarDate) =>
  readHost('host_taxes_due', { p_from: from, p_to: to }, taxesDueSchema);

export const getPayments = (month: CalendarDate, most?: number) =>
  readHost('host_payments', { p_month: month, ...(most && { p_most: most }) }, paymentsSchema);

export const getStatements = (q?: string) =>
  readHost('host_statements', q ? { p_q: q } : {}, statementsSchema);

/** The statement of an owner or a cabin, or by default the caller's own. */
export const getStatement = (month: CalendarDate, of: { owner?: string; cabin?: string }) =>
  readHost(
    'host_statement',
    {
      p_month: month,
      ...(of.owner && { p_owner: of.owner }),
      ...(of.cabin && { p_cabin: of.cabin }),
    },
    statementSchema,
  );

export const saveCommission = ({ slug, month, percent }: NewCommission) =>
  writeHost('host_save_commission', { p_slug: slug, p_from: `${month}-01`, p_percent_bp: percent });
