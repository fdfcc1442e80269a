'use server';

import type { z } from 'zod';
import { cancelBlock, changeDays, createBlocks, undoChange } from '@/lib/data/host/calendar';
import { releaseDays } from '@/lib/data/host/rates';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  blockSchema,
  dayChangeSchema,
  dayRangeSchema,
  type Block,
  type DayChange,
  type DayRange,
} from '@/lib/schemas/host/calendar';

/** What cannot be read is refused in the words of a bad change; the database is not asked. */
async function withParsed<Input, Result>(
  schema: z.ZodType<Input>,
  input: unknown,
  work: (input: Input) => Promise<Result>,
) {
  const parsed = schema.safeParse(input);
  return parsed.success ? work(parsed.data) : ({ ok: false, code: 'bad_change' } as const);
}

export async function changeNights(change: DayChange) {
  return withParsed(dayChangeSchema, change, changeDays);
}

export async function closeNights(block: Block) {
  return withParsed(blockSchema, block, createBlocks);
}

export async function openNights(blockId: string) {
  return withParsed(uuidSchema, blockId, cancelBlock);
}

export async function followRules(range: DayRange) {
  return withParsed(dayRangeSchema, range, releaseDays);
}

export async function undo(changeId: string) {
  return withParsed(uuidSchema, changeId, undoChange);
}
