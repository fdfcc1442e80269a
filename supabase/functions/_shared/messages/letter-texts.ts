import {
  BUILT_IN,
  EVERY_LETTER,
  type Letter,
  type LetterTexts,
} from '../../../../lib/domain/messaging/letter.ts';
import { fillTemplate, type TemplateValues } from '../../../../lib/domain/messaging/template.ts';
import { parseLetterTexts } from '../../../../lib/schemas/letters.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { EmailContent } from './email-template.ts';
import type { Admin } from '../work.ts';

/** `lead` starts the first paragraph unless the host's own opening replaces it. */
export type LetterContent = EmailContent & { lead?: string };

/** The host's texts of an email and the closing of all emails; null for an email the host wrote entirely. */
export async function readLetterTexts(admin: Admin, letter: Letter | null): Promise<LetterTexts> {
  const rows = expectData(
    await admin
      .from('letter_texts')
      .select('letter, subject, opening, closing')
      .in('letter', [EVERY_LETTER, ...(letter ? [letter] : [])]),
  ).flatMap((row) => parseLetterTexts(row) ?? []);
  const find = (name: string) => rows.find((row) => row.letter === name)?.texts ?? BUILT_IN;
  return { ...find(letter ?? ''), closing: find(EVERY_LETTER).closing };
}

/** Fills in the fields of the texts. */
export function fillTexts(texts: LetterTexts, values: Partial<TemplateValues>): LetterTexts {
  const fill = (text: string | null) => (text === null ? null : fillTemplate(text, values));
  return {
    subject: fill(texts.subject),
    opening: fill(texts.opening),
    closing: fill(texts.closing),
  };
}

/** Applies the host's texts to an email; facts about the stay, money and links are unchanged. */
export function applyLetterTexts(
  { lead, ...content }: LetterContent,
  { subject, opening, closing }: LetterTexts,
): EmailContent {
  const [first = '', ...others] = content.parts;
  const begin = (text: string) =>
    opening === null ? [[lead, text].filter(Boolean).join(' ')] : [opening, text];
  return {
    ...content,
    subject: subject ?? content.subject,
    parts: [
      ...(typeof first === 'string'
        ? begin(first)
        : [...(opening === null ? [] : [opening]), first]),
      ...others,
      ...(closing === null ? [] : [closing]),
    ],
  };
}
