'use client';

import { fieldsText, unknownFieldsText } from '@/components/host/copy/field-copy';
import { ConfirmButton } from '@/components/host/form/action-button';
import { AreaField, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import { LetterPreview, type ReadPreview } from './letter-preview';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  EVERY_LETTER,
  LETTER_PARTS,
  letterFields,
  type LetterPart,
  type LetterTexts,
} from '@/lib/domain/messaging/letter';
import { unknownFields } from '@/lib/domain/messaging/template';
import {
  LETTER_LIMITS,
  letterFormSchema,
  type LetterForm as Input,
  type LetterName,
} from '@/lib/schemas/letters';

export type LetterActions = { saveLetter: (form: Input) => Answer; previewLetter: ReadPreview };

type Props = {
  letter: LetterName;
  /** The stored texts. */
  texts: LetterTexts;
  /** The closing of all letters, for the preview. */
  closing: string | null;
  actions: LetterActions;
};

const EMPTY = { subject: '', opening: '', closing: '' };

/** Edits the host's own text of a letter, or the closing of all letters. */
export function LetterForm({ letter, texts, closing, actions }: Props) {
  const id = `letter-${letter}`;
  const { subject, opening, closing: ownClosing } = texts;
  const start = { subject: subject ?? '', opening: opening ?? '', closing: ownClosing ?? '' };
  const form = useHostForm({
    id,
    schema: letterFormSchema,
    draft: id,
    start,
    action: actions.saveLetter,
    done: 'Saved. The next letter uses these words.',
  });
  const { fields } = form;
  const isEvery = letter === EVERY_LETTER;
  const parts = LETTER_PARTS.filter((part) => (part === 'closing') === isEvery);
  const unknownIn = (part: LetterPart) =>
    unknownFieldsText(unknownFields(fields[part], letterFields(letter, part)));
  const field = (part: LetterPart, label: string) => ({
    ...form.field(part, label),
    hint: `Leave it empty for ${isEvery ? 'none' : 'the built-in words'}. Fields: ${fieldsText(letterFields(letter, part))}`,
    error: unknownIn(part) ?? form.errorOf(part),
    maxLength: LETTER_LIMITS[part],
  });
  const isChanged = parts.some((part) => fields[part] !== start[part]);
  const hasOwn = parts.some((part) => texts[part] !== null);
  return (
    <HostForm form={form} onSubmit={() => form.send({ letter, texts: fields, seen: texts })}>
      {isEvery ? (
        <TextField {...field('closing', 'Closing line')} />
      ) : (
        <>
          <TextField {...field('subject', 'Subject')} />
          <AreaField {...field('opening', 'First words')} rows={4} />
        </>
      )}
      <SubmitButton
        form={form}
        disabled={!isChanged || parts.some((part) => unknownIn(part) !== null)}
      >
        Save
      </SubmitButton>
      {hasOwn && (
        <ConfirmButton
          variant="quiet"
          size="medium"
          question="Remove your own words?"
          confirm="Back to the built-in words"
          work={() => actions.saveLetter({ letter, texts: EMPTY, seen: texts })}
          onDone={form.forget}
        >
          Back to the built-in words
        </ConfirmButton>
      )}
      <LetterPreview
        letter={letter}
        texts={isEvery ? fields : { ...fields, closing: closing ?? '' }}
        read={actions.previewLetter}
      />
    </HostForm>
  );
}
