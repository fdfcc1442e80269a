import { remove, save } from './actions';
import { TaxesView } from '@/components/host/settings/taxes-view';
import { getTaxes } from '@/lib/data/host/settings/taxes';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { robotsOf } from '@/lib/http/routes';
import { shop } from '@/lib/shop/shop';

export const metadata = { title: 'Taxes', robots: robotsOf('/host/settings/taxes') };

const PATH = '/host/settings/taxes';

export default async function TaxesPage() {
  await requireStaff(PATH, 'edits_shop');
  const taxes = requireRead(await getTaxes(), PATH);
  const today = todayInZone(new Date(), shop().timezone);
  return <TaxesView taxes={taxes} today={today} actions={{ save, remove }} />;
}
