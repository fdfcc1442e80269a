'use client';

import { FileButton, UploadList } from '@/components/host/photos/photo-uploads';
import styles from './logo-field.module.css';
import type { Answer } from '@/components/host/form/use-action';
import { useUploads } from '@/components/host/photos/use-uploads';
import { Button } from '@/components/ui/button';
import type { NewUpload } from '@/lib/schemas/host/photos';
import { logoSize } from '@/lib/schemas/shop-settings';

export type LogoActions = {
  start: () => Answer<NewUpload>;
  finish: (uploadId: string) => Answer<{ url: string }>;
};
type Props = {
  /** The URL of the logo; empty without one. */
  logo: string;
  /** A sentence that says what the shop shows without a logo. */
  without: string;
  actions: LogoActions;
  onLogo: (logo: string) => void;
};

/** Uploads the shop's logo like a photograph. It goes live once the settings are saved. */
export function LogoField({ logo, without, actions, onLogo }: Props) {
  const { items, isBusy, add, retry, remove } = useUploads(
    {
      startUpload: () => actions.start(),
      finishUpload: ({ uploadId }) => actions.finish(uploadId),
    },
    { cabinId: '', slug: '', replaces: null },
    ({ url }) => onLogo(url),
  );
  return (
    <div role="group" aria-labelledby="shop-logo" className={styles.field}>
      <strong id="shop-logo">Logo</strong>
      {logo === '' ? (
        <p>{without}</p>
      ) : (
        // eslint-disable-next-line @next/next/no-img-element -- The uploaded logo is already small.
        <img src={logo} {...logoSize(logo)} alt="Your logo" className={styles.logo} />
      )}
      <div className="host-row">
        {!isBusy && (
          <FileButton onFiles={(files) => add(files.slice(0, 1), 'exterior')}>
            {logo === '' ? 'Choose a logo' : 'Choose another logo'}
          </FileButton>
        )}
        {logo !== '' && (
          <Button size="small" variant="quiet" onClick={() => onLogo('')}>
            Remove the logo
          </Button>
        )}
      </div>
      <small>
        A PNG with a clear background works best. It’s on every page, on browser tabs and home
        screens, and on the stamp of postcards.
      </small>
      <UploadList items={items} retry={retry} remove={remove} />
    </div>
  );
}
