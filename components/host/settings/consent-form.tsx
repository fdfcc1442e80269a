'use client';

import { missingText } from '@/components/host/copy/consent-copy';
import { AreaField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  isPlainWording,
  MAX_CONSENT,
  missingParts,
  type ConsentPurpose,
} from '@/lib/domain/messaging/consent-wording';
import { consentFormSchema, type ConsentForm as Input } from '@/lib/schemas/host/settings/consents';
import { shop } from '@/lib/shop/shop';
import { consentOf } from '@/lib/copy/sms-consent';

export type SaveConsent = (form: Input) => Answer<{ version: string }>;

type Props = {
  purpose: ConsentPurpose;
  /** The current words. */
  words: string;
  /** The current version; null if none was saved. */
  seen: string | null;
  save: SaveConsent;
};

function problemOf(words: string): string | null {
  if (words.trim() === '') return null;
  if (!isPlainWording(words)) {
    return 'Write plain text on one line, without < or >, and with no braces except in {name}.';
  }
  const missing = missingParts(words, shop().name);
  return missing.length > 0 ? missingText(missing) : null;
}

/** Edits the words of a consent, with a preview of what visitors will read. */
export function ConsentForm({ purpose, words, seen, save }: Props) {
  const id = `consent-${purpose}`;
  const form = useHostForm({
    id,
    schema: consentFormSchema,
    draft: id,
    start: { words },
    action: save,
    done: ({ version }) => `Saved as version ${version}. Visitors see it from now on.`,
  });
  const typed = form.fields.words;
  const problem = problemOf(typed);
  return (
    <InlineForm
      form={form}
      heading="Change the words"
      submit="Save as a new version"
      isDisabled={problem !== null || typed.trim() === words}
      onSubmit={() => form.send({ purpose, words: typed, seen })}
    >
      <AreaField
        {...form.field('words', 'The words')}
        hint={`{name} becomes your shop’s name. They have to say “Msg & data rates may apply”, STOP and HELP, in at most ${MAX_CONSENT} characters.`}
        error={problem ?? form.errorOf('words')}
        rows={5}
        maxLength={MAX_CONSENT}
        required
      />
      <p aria-live="polite">
        Visitors will read: {consentOf(purpose, { version: '', words: typed }).text}
      </p>
    </InlineForm>
  );
}
