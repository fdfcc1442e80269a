'use client';

import { useState } from 'react';
import { CabinField } from '@/components/host/form/cabin-field';
import { Card } from '@/components/host/shell/card';
import { ActionForm } from '@/components/host/form/fields';
import { ExportButtons, type PlatformActions } from './platform-buttons';
import { useAction } from '@/components/host/form/use-action';
import styles from './platforms-view.module.css';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/http/paths';
import type { HostExport } from '@/lib/schemas/host/platforms/platforms';

type Props = {
  cabins: readonly HostExport[];
  siteUrl: string;
  renew: PlatformActions['renewExport'];
};

function NewAddress({ cabins, renew }: Omit<Props, 'siteUrl'>) {
  const [cabinId, setCabinId] = useState('');
  const [status, setStatus] = useState('');
  const { isPending, error, run } = useAction();
  const title = cabins.find(({ id }) => id === cabinId)?.title;
  return (
    <ActionForm
      onSubmit={() => {
        if (title === undefined) return;
        run(
          () => renew(cabinId),
          () => {
            setCabinId('');
            setStatus(`${title} has an address now.`);
          },
        );
      }}
    >
      {cabins.length > 0 && (
        <>
          <CabinField id="export-cabin" cabins={cabins} value={cabinId} onChoose={setCabinId} />
          <Button type="submit" size="small" disabled={isPending || title === undefined}>
            Make an address
          </Button>
        </>
      )}
      {error && <p role="alert">{error}</p>}
      <p role="status">{status}</p>
    </ActionForm>
  );
}

/** Lists the calendar URLs for other platforms, with one form for the cabins that have none. */
export function PlatformExports({ cabins, siteUrl, renew }: Props) {
  const shared = cabins.flatMap((cabin) => (cabin.token ? [{ cabin, token: cabin.token }] : []));
  return (
    <Card heading="Calendars for other platforms" className="host-form">
      <p>Give each platform the cabin’s address, so it knows which nights are sold here.</p>
      <NewAddress cabins={cabins.filter(({ token }) => token === null)} renew={renew} />
      {shared.length === 0 && <p>No cabins have an address yet.</p>}
      <ul className="host-list">
        {shared.map(({ cabin, token }) => {
          const address = new URL(paths.cabinCalendar(token), siteUrl).href;
          return (
            <li key={cabin.id} className={styles.feed}>
              <div>
                {cabin.title}
                <p className={styles.address}>{address}</p>
              </div>
              <ExportButtons cabin={cabin} address={address} renew={renew} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
