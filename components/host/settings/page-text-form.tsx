'use client';

import { fieldsText, unknownFieldsText } from '@/components/host/copy/field-copy';
import { AreaField, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import { PAGE_TEXT_COPY } from './page-text-copy';
import type { SaveSettings } from './use-shop-settings';
import { useHostForm } from '@/components/host/form/use-host-form';
import { unknownFields } from '@/lib/domain/messaging/template';
import { PAGE_FIELDS, type PageTextSetting } from '@/lib/shop/page-fields';
import { shopSettingsChangeSchema } from '@/lib/schemas/host/settings/settings';
import { PAGE_TEXT_MAX, STORY_MAX } from '@/lib/schemas/shop-settings';

type Props = {
  setting: PageTextSetting;
  /** The confirmed text; null for none. */
  stored: string | null;
  /** The confirmed text, or a draft to start from. */
  start: string;
  /** The heading above the story. */
  heading?: string;
  storedHeading?: string | null;
  save: SaveSettings;
};

/** Edits the text of a page. Publishing confirms it, even if the draft is unchanged. */
export function PageTextForm({ setting, stored, start, save, ...story }: Props) {
  const { name } = PAGE_TEXT_COPY[setting];
  const { heading = '', storedHeading = null } = story;
  const form = useHostForm({
    id: setting,
    schema: shopSettingsChangeSchema,
    draft: `page-text-${setting}`,
    start: { [setting]: start, storyHeading: heading } as Record<
      PageTextSetting | 'storyHeading',
      string
    >,
    action: save,
    done: 'Published. It’s on the site now.',
  });
  const text = form.fields[setting];
  const unknown = unknownFields(text, PAGE_FIELDS[setting]);
  const isHeadingChanged = form.fields.storyHeading !== heading;
  const isSame = text === stored && !isHeadingChanged;
  return (
    <HostForm
      form={form}
      aria-label={name}
      onSubmit={() =>
        form.send({
          changes: {
            [setting]: text,
            ...(isHeadingChanged && { storyHeading: form.fields.storyHeading }),
          },
          seen: { [setting]: stored, ...(isHeadingChanged && { storyHeading: storedHeading }) },
        })
      }
    >
      {setting === 'story' && (
        <TextField
          {...form.field('storyHeading', 'Heading')}
          hint="Above your story. Leave it empty for “Hi, I’m …” with your name."
          maxLength={80}
        />
      )}
      <AreaField
        {...form.field(setting, PAGE_TEXT_COPY[setting].field)}
        hint={`${fieldsText(PAGE_FIELDS[setting])} are filled in for you.`}
        error={unknownFieldsText(unknown) ?? form.errorOf(setting)}
        rows={setting === 'story' ? 12 : 20}
        maxLength={setting === 'story' ? STORY_MAX : PAGE_TEXT_MAX}
        required
      />
      <SubmitButton form={form} disabled={isSame || unknown.length > 0 || text.trim() === ''}>
        {`Publish ${name}`}
      </SubmitButton>
    </HostForm>
  );
}
