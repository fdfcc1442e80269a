'use client';

import { useState } from 'react';
import { CabinField } from './cabin-field';
import { ActionForm, SelectField, TextField } from './fields';
import { IMPORT_NAMES, PLATFORM_NAMES } from './platform-copy';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import {
  FEED_IMPORTS,
  FEED_PLATFORMS,
  type FeedImports,
  type FeedPlatform,
} from '@/lib/domain/feeds/imported-calendar';
import type { FeedForm as Feed, HostExport, HostFeed } from '@/lib/schemas/host/platforms';

type Props = {
  /** The calendar that is changed; null: a new one. */
  feed: HostFeed | null;
  cabins: readonly HostExport[];
  save: (feed: Feed) => Promise<ActionResult<unknown>>;
};

export function FeedForm({ feed, cabins, save }: Props) {
  const id = `feed-${feed?.id ?? 'new'}`;
  const [url, setUrl] = useDraft(id);
  const [cabinId, setCabinId] = useState('');
  const [platform, setPlatform] = useState<FeedPlatform>(feed?.platform ?? 'airbnb');
  const [imports, setImports] = useState<FeedImports>(feed?.imports ?? 'likely');
  const [isSaved, setIsSaved] = useState(false);
  const { isPending, error, run } = useAction();
  return (
    <ActionForm
      onSubmit={() => {
        setIsSaved(false);
        run(
          () =>
            save({
              ...(feed ? { id: feed.id } : { cabinId }),
              ...(url !== '' && { url }),
              ...{ platform, imports },
            }),
          () => {
            setUrl('');
            setIsSaved(true);
          },
        );
      }}
    >
      {!feed && (
        <CabinField id={`${id}-cabin`} cabins={cabins} value={cabinId} onChoose={setCabinId} />
      )}
      <SelectField
        id={`${id}-platform`}
        label="Platform"
        value={platform}
        options={FEED_PLATFORMS.map((each) => [each, PLATFORM_NAMES[each]])}
        onChoose={setPlatform}
      />
      <TextField
        id={`${id}-url`}
        label={feed ? 'New address' : 'Address of its calendar'}
        hint={
          feed
            ? 'Empty: the address stays. Nights it took stay taken until the new one is read.'
            : 'The platform calls it iCal or calendar export; it begins with https://.'
        }
        error={error}
        inputMode="url"
        autoComplete="off"
        required={!feed}
        maxLength={2000}
        value={url}
        onText={setUrl}
      />
      <SelectField
        id={`${id}-imports`}
        label="What it takes"
        value={imports}
        options={FEED_IMPORTS.map((each) => [each, IMPORT_NAMES[each]])}
        onChoose={setImports}
      />
      <Button type="submit" size="small" disabled={isPending}>
        {feed ? 'Save' : 'Add the calendar'}
      </Button>
      <p role="status">{isSaved && 'Saved. It is read within five minutes.'}</p>
    </ActionForm>
  );
}
