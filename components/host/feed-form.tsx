'use client';

import { useState } from 'react';
import { IMPORT_NAMES, PLATFORM_NAMES } from './platform-copy';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
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
  const [cabinId, setCabinId] = useState(cabins[0]?.id ?? '');
  const [platform, setPlatform] = useState<FeedPlatform>(feed?.platform ?? 'airbnb');
  const [imports, setImports] = useState<FeedImports>(feed?.imports ?? 'likely');
  const [isSaved, setIsSaved] = useState(false);
  const { isPending, error, run } = useAction();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
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
        <Field id={`${id}-cabin`} label="Cabin">
          {(control) => (
            <select
              {...control}
              value={cabinId}
              onChange={({ target }) => setCabinId(target.value)}
              className={controlClass}
            >
              {cabins.map((cabin) => (
                <option key={cabin.id} value={cabin.id}>
                  {cabin.title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field id={`${id}-platform`} label="Platform">
        {(control) => (
          <select
            {...control}
            value={platform}
            onChange={({ target }) => setPlatform(target.value as FeedPlatform)}
            className={controlClass}
          >
            {FEED_PLATFORMS.map((each) => (
              <option key={each} value={each}>
                {PLATFORM_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={`${id}-url`}
        label={feed ? 'New address' : 'Address of its calendar'}
        hint={
          feed
            ? 'Empty: the address stays. Nights it took stay taken until the new one is read.'
            : 'The platform calls it iCal or calendar export; it begins with https://.'
        }
        error={error}
      >
        {(control) => (
          <input
            {...control}
            inputMode="url"
            autoComplete="off"
            required={!feed}
            maxLength={2000}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <Field id={`${id}-imports`} label="What it takes">
        {(control) => (
          <select
            {...control}
            value={imports}
            onChange={({ target }) => setImports(target.value as FeedImports)}
            className={controlClass}
          >
            {FEED_IMPORTS.map((each) => (
              <option key={each} value={each}>
                {IMPORT_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" size="small" disabled={isPending}>
        {feed ? 'Save' : 'Add the calendar'}
      </Button>
      <p role="status">{isSaved && 'Saved. It is read within five minutes.'}</p>
    </form>
  );
}
