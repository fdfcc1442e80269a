'use client';

import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { SelectField } from '@/components/host/form/fields';
import styles from './photo-uploads.module.css';
import progressStyles from '@/components/host/form/progress.module.css';
import { ACCEPTED_FILES } from '@/lib/browser/send-file';
import type { UploadItem } from './use-upload-items';
import { useUploads, type UploadActions } from './use-uploads';
import { Button } from '@/components/ui/button';
import type { RoomChoice } from '@/lib/domain/catalog/rooms';
import { plural } from '@/lib/copy/format';

type Props = {
  cabinId: string;
  slug: string;
  rooms: readonly RoomChoice[];
  actions: UploadActions;
};

/** Uploads many photographs at once: chosen, taken, or dropped. */
export function PhotoUploads({ cabinId, slug, rooms, actions }: Props) {
  const { items, add, retry, remove } = useUploads(actions, { cabinId, slug, replaces: null });
  const [room, setRoom] = useState<RoomChoice[0]>('exterior');
  const [isOver, setIsOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      add([...event.dataTransfer.files], room);
    },
  };
  return (
    <>
      <SelectField
        id="upload-room"
        label="Room shown"
        hint="You can change it for each picture afterwards."
        value={room}
        options={rooms}
        onChoose={setRoom}
      />
      <div className={styles.zone} data-over={isOver || undefined} {...drop}>
        <FileButton isMany onFiles={(files) => add(files, room)}>
          Choose photographs
        </FileButton>
        <FileButton camera onFiles={(files) => add(files, room)}>
          Take one
        </FileButton>
        <p className={styles.drop}>or drop them here</p>
        <small>
          JPEG, PNG, WebP or HEIC, up to 40 MB each. We shrink large ones, turn them upright, and
          remove where they were taken.
        </small>
      </div>
      <UploadList items={items} retry={retry} remove={remove} />
    </>
  );
}

type FileButtonProps = {
  children: string;
  label?: string;
  accept?: string;
  isMany?: boolean;
  /** Opens the camera; only shown on phones and tablets. */
  camera?: boolean;
  variant?: 'secondary' | 'quiet';
  onFiles: (files: File[]) => void;
};

/** A button that opens the file picker. */
export function FileButton({
  children,
  label,
  accept = ACCEPTED_FILES,
  isMany = false,
  camera = false,
  variant = 'secondary',
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (from: HTMLInputElement | null) => {
    if (!from?.files?.length) return;
    onFiles([...from.files]);
    // Allows choosing the same file again.
    from.value = '';
  };
  const takeEarly = useEffectEvent(() => take(input.current));
  // Files may have been chosen before hydration.
  useEffect(() => takeEarly(), []);
  return (
    <span className={camera ? styles.camera : undefined}>
      <Button
        size="small"
        variant={variant}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        capture={camera ? 'environment' : undefined}
        onChange={({ target }) => take(target)}
      />
    </span>
  );
}

const STATES: Record<UploadItem['state'], (percent: number) => string> = {
  waiting: () => 'Waiting',
  sending: (percent) => `${percent}%`,
  offline: () => 'Waiting for a connection',
  making: () => 'Preparing',
  done: () => 'Added',
  failed: () => 'Failed',
};

type ListProps = {
  items: readonly UploadItem[];
  retry: (item: UploadItem) => void;
  remove: (item: UploadItem) => void;
};

function summaryOf(items: readonly UploadItem[]): string {
  const done = items.filter(({ state }) => state === 'done').length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const summary = `${done} of ${items.length} ${plural(items.length, 'photograph', 'photographs')} added`;
  return failed === 0 ? `${summary}.` : `${summary}, ${failed} not.`;
}

type RowProps = Pick<ListProps, 'retry' | 'remove'> & { item: UploadItem };

export function UploadRow({ item, retry, remove }: RowProps) {
  const { file, state, percent, error } = item;
  return (
    <li data-state={state}>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.state}>{STATES[state](percent)}</span>
      {(state === 'sending' || state === 'making') && (
        <progress
          className={progressStyles.progress}
          aria-label={`Upload of ${file.name}`}
          max={100}
          value={percent}
        />
      )}
      {error && <small role="alert">{error}</small>}
      <span className="host-row">
        {state === 'failed' && (
          <Button size="small" variant="secondary" onClick={() => retry(item)}>
            Try again
          </Button>
        )}
        {state !== 'making' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${state === 'failed' ? 'Hide' : 'Stop'} ${file.name}`}
            onClick={() => remove(item)}
          >
            {state === 'failed' ? 'Hide' : 'Stop'}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Shows the progress of each file. Added pictures appear in the page. */
export function UploadList({ items, retry, remove }: ListProps) {
  const left = items.filter(({ state }) => state !== 'done');
  const failed = items.filter(({ state }) => state === 'failed');
  return (
    <>
      <p role="status">{items.length > 0 && summaryOf(items)}</p>
      {failed.length > 1 && (
        <Button size="small" variant="secondary" onClick={() => failed.forEach(retry)}>
          Try all again
        </Button>
      )}
      {left.length > 0 && (
        <ul className={styles.list} aria-label="Uploads">
          {left.map((item) => (
            <UploadRow key={item.key} item={item} retry={retry} remove={remove} />
          ))}
        </ul>
      )}
    </>
  );
}
