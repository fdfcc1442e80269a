import { z } from 'zod';
import '../no-eval.ts';

/** Parses an empty field to null. */
export const orNone = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(schema.nullable());

/** For drafts: a field that can't be parsed counts as absent. */
export const typed = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().catch(undefined as z.output<Schema> | undefined);
