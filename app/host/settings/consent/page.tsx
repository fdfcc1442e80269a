import { save } from './actions';
import { ConsentsView } from '@/components/host/settings/consents-view';
import { getConsents } from '@/lib/data/host/settings/consents';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Consent to texts', robots: robotsOf('/host/settings/consent') };

const PATH = '/host/settings/consent';

export default async function ConsentPage() {
  await requireStaff(PATH, 'manages_staff');
  return <ConsentsView consents={requireRead(await getConsents(), PATH)} save={save} />;
}
