import { saveConsent } from './actions';
import { ConsentsView } from '@/components/host/settings/consents-view';
import { getConsents } from '@/lib/data/host/settings/consents';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/settings/consent';
export const metadata = consoleMetadata(PATH);

export default async function ConsentPage() {
  await requireStaff(PATH);
  return <ConsentsView consents={requireRead(await getConsents(), PATH)} save={saveConsent} />;
}
