import { readNow, renew, save, settle, stop, take } from './actions';
import { PlatformsView } from '@/components/host/platforms/platforms-view';
import { getPlatforms } from '@/lib/data/host/platforms';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { serverEnv } from '@/lib/env/server';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Platforms', robots: robotsOf('/host/platforms') };

const PATH = '/host/platforms';

export default async function PlatformsPage() {
  await requireStaff(PATH, 'edits_shop');
  return (
    <PlatformsView
      platforms={requireRead(await getPlatforms(), PATH)}
      siteUrl={serverEnv.SITE_URL}
      actions={{ save, stop, readNow, renew, settle, take }}
    />
  );
}
