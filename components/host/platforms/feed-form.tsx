'use client';

import { CabinField } from '@/components/host/form/cabin-field';
import { SelectField, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import { IMPORT_NAMES, PLATFORM_NAMES } from '@/components/host/copy/platform-copy';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { FEED_IMPORTS, FEED_PLATFORMS } from '@/lib/domain/feeds/imported-calendar';
import {
  feedFormSchema,
  type FeedForm as Feed,
  type HostExport,
  type HostFeed,
} from '@/lib/schemas/host/platforms/platforms';

type Props = {
  /** The calendar to change; null for a new one. */
  feed: HostFeed | null;
  cabins: readonly HostExport[];
  save: (feed: Feed) => Answer;
};

export function FeedForm({ feed, cabins, save }: Props) {
  const id = `feed-${feed?.id ?? 'new'}`;
  const start: Feed = { platform: feed?.platform ?? 'airbnb', imports: feed?.imports ?? 'likely' };
  const form = useHostForm({
    id,
    schema: feedFormSchema,
    draft: id,
    start: { ...start, cabinId: '', url: '' },
    action: save,
    onDone: () => {
      if (!feed) form.change({ ...form.fields, url: '' });
    },
    done: 'Saved. We’ll read it within five minutes.',
  });
  function send() {
    const { cabinId, url, ...rest } = form.fields;
    const isKept = feed !== null && url === '';
    form.send({ ...rest, ...(feed ? { id: feed.id } : { cabinId }), ...(!isKept && { url }) });
  }
  return (
    <HostForm form={form} onSubmit={send}>
      {!feed && <CabinField {...form.choice('cabinId')} id={`${id}-cabin`} cabins={cabins} />}
      <SelectField
        {...form.choice('platform', 'Platform')}
        options={FEED_PLATFORMS.map((each) => [each, PLATFORM_NAMES[each]])}
      />
      <TextField
        {...form.field('url')}
        label={feed ? 'New address' : 'Calendar address'}
        hint={
          feed
            ? 'Leave it empty to keep the address. Blocked nights stay blocked until the new one is read.'
            : 'Your platform calls it iCal or calendar export. It starts with https://.'
        }
        inputMode="url"
        autoComplete="off"
        required={!feed}
        maxLength={2000}
      />
      <SelectField
        {...form.choice('imports', 'What it imports')}
        options={FEED_IMPORTS.map((each) => [each, IMPORT_NAMES[each]])}
      />
      <SubmitButton form={form} size="small">
        {feed ? 'Save' : 'Add calendar'}
      </SubmitButton>
    </HostForm>
  );
}
