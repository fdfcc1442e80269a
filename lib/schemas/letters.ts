import { z } from 'zod';
import {
  BUILT_IN,
  EVERY_LETTER,
  LETTER_PARTS,
  letterFields,
  LETTERS,
  type LetterTexts,
} from '../domain/messaging/letter.ts';
import { unknownFields } from '../domain/messaging/template.ts';
import { longTextSchema, textSchema } from './fields.ts';

export const letterNameSchema = z.enum([...LETTERS, EVERY_LETTER]);
export type LetterName = z.infer<typeof letterNameSchema>;

export const LETTER_LIMITS = { subject: 150, opening: 600, closing: 150 } as const;

const texts = {
  subject: textSchema(1, LETTER_LIMITS.subject),
  opening: longTextSchema(LETTER_LIMITS.opening).pipe(z.string().min(1)),
  closing: textSchema(1, LETTER_LIMITS.closing),
};

/** A row of the table letter_texts. */
export const storedTextsSchema = z.object({
  letter: letterNameSchema,
  subject: texts.subject.nullable(),
  opening: texts.opening.nullable(),
  closing: texts.closing.nullable(),
});

const typed = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .max(2000)
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(schema.nullable());

/** The texts as typed; empty ones mean the built-in words. */
const typedTextsSchema = z.strictObject({
  subject: typed(texts.subject),
  opening: typed(texts.opening),
  closing: typed(texts.closing),
});

type Named = { letter: LetterName; texts: LetterTexts };

function refuseUnknownFields({ letter, texts: said }: Named, context: z.RefinementCtx): void {
  for (const part of LETTER_PARTS) {
    if (unknownFields(said[part] ?? '', letterFields(letter, part)).length > 0) {
      context.addIssue({ code: 'custom', path: ['texts', part], message: 'No such field' });
    }
  }
}

const named = { letter: letterNameSchema, texts: typedTextsSchema };
/** A preview of the email with these texts. */
export const letterPreviewSchema = z.strictObject(named).superRefine(refuseUnknownFields);
/** `seen` is the stored version that the form was loaded with. */
export const letterFormSchema = z
  .strictObject({ ...named, seen: storedTextsSchema.omit({ letter: true }) })
  .superRefine(refuseUnknownFields);
export type LetterPreview = z.input<typeof letterPreviewSchema>;
export type LetterForm = z.input<typeof letterFormSchema>;

/** The usable texts of a row, which may have been written without the console. */
export function parseLetterTexts(row: unknown): Named | null {
  const parsed = storedTextsSchema.safeParse(row);
  if (!parsed.success) return null;
  const { letter, ...said } = parsed.data;
  const isKnown = LETTER_PARTS.every(
    (part) => unknownFields(said[part] ?? '', letterFields(letter, part)).length === 0,
  );
  return isKnown ? { letter, texts: { ...BUILT_IN, ...said } } : null;
}

export const renderedLetterSchema = z.object({ subject: z.string(), html: z.string() });
export type RenderedLetter = z.infer<typeof renderedLetterSchema>;
