import 'server-only';
import type { z } from 'zod';
import { callAsMember } from '@/lib/data/staff/member-function';
import { readHost, toJson, writeHost, type HostResult } from '@/lib/data/staff/staff';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { hostLettersSchema } from '@/lib/schemas/host/settings/letters';
import {
  renderedLetterSchema,
  type letterFormSchema,
  type letterPreviewSchema,
  type RenderedLetter,
} from '@/lib/schemas/letters';

export const getLetters = () => readHost('host_letters', {}, hostLettersSchema);

export const saveLetter = ({ letter, texts, seen }: z.output<typeof letterFormSchema>) =>
  writeHost('host_save_letter', {
    p_letter: letter,
    p_texts: toJson(texts),
    p_seen: toJson(seen),
  });

/** Renders the letter with these texts. The data is null if the edge functions didn't answer. */
export async function previewLetter(
  { letter, texts }: z.output<typeof letterPreviewSchema>,
  visitor: Visitor,
): Promise<HostResult<RenderedLetter | null>> {
  const said = Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, text ?? '']));
  const result = await callAsMember(
    'letter-preview',
    { letter, texts: said },
    visitor,
    renderedLetterSchema,
  );
  return result ?? { ok: true, data: null };
}
