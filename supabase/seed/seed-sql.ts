import { calendarSql } from './calendar-sql.ts';
import { arrivalsSql, cabinsSql, photosSql, promotionsSql, reviewsSql } from './catalog-sql.ts';
import { clicksSql } from './clicks-sql.ts';
import { examplesSql } from './examples-sql.ts';
import { gapsSql } from './gaps-sql.ts';
import { postsSql } from './posts-sql.ts';
import { occupanciesSql } from './occupancies-sql.ts';
import { toursSql } from './tours-sql.ts';

const HEADER = `-- Written by supabase/seed/build-seed.ts from the sources beside it. Do not edit.
-- Dates are relative to the day it runs. It only adds: rows that exist stay as they are.`;

export function buildSeedSql(): string {
  const statements = [
    cabinsSql(),
    arrivalsSql(),
    photosSql(),
    toursSql(),
    reviewsSql(),
    promotionsSql(),
    calendarSql(),
    occupanciesSql(),
    gapsSql(),
    // Or the bookings are joined to stays that the planner takes for none.
    'analyze public.occupancies;',
    examplesSql(),
    clicksSql(),
    postsSql(),
  ];
  return `${[HEADER, ...statements].join('\n\n')}\n`;
}
