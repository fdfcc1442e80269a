import {
  readFeedNow,
  renewExport,
  saveFeed,
  settleConflict,
  stopFeed,
  takeLeftOut,
} from './actions';
import { PlatformsView } from '@/components/host/platforms/platforms-view';
import { getPlatforms } from '@/lib/data/host/platforms';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { serverEnv } from '@/lib/env/server';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/platforms';
export const metadata = consoleMetadata(PATH);

export default async function PlatformsPage() {
  await requireStaff(PATH);
  return (
    <PlatformsView
      platforms={requireRead(await getPlatforms(), PATH)}
      siteUrl={serverEnv.SITE_URL}
      actions={{ saveFeed, stopFeed, readFeedNow, renewExport, settleConflict, takeLeftOut }}
    />
  );
}
