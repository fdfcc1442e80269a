import { removeTaxRate, saveTaxRate } from './actions';
import { TaxesView } from '@/components/host/settings/taxes-view';
import { getTaxes } from '@/lib/data/host/settings/taxes';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { shop } from '@/lib/shop/shop';

const PATH = '/host/settings/taxes';
export const metadata = consoleMetadata(PATH);

export default async function TaxesPage() {
  await requireStaff(PATH);
  const taxes = requireRead(await getTaxes(), PATH);
  const today = todayInZone(new Date(), shop().timezone);
  return <TaxesView taxes={taxes} today={today} actions={{ saveTaxRate, removeTaxRate }} />;
}
