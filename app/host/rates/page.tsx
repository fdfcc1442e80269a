import { notFound } from 'next/navigation';
import './rates.css';
import { previewRates, saveRates } from './actions';
import { RatesList } from '@/components/host/rates-list';
import { RuleForm } from '@/components/host/rule-form';
import { SeasonsForm } from '@/components/host/seasons-form';
import { getRates } from '@/lib/data/host/rates';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { OFFICE_ROLES } from '@/lib/schemas/host/staff';
import { robotsOf } from '@/lib/routes';

export const metadata = { title: 'Rates', robots: robotsOf('/host/rates') };

const PATH = '/host/rates';
const actions = { previewRates, saveRates };

export default async function RatesPage({ searchParams }: PageProps<'/host/rates'>) {
  await requireStaff(PATH, ...OFFICE_ROLES);
  const { cabin: slug } = await searchParams;
  const rates = requireRead(await getRates(), PATH);
  if (slug === undefined) {
    return (
      <>
        <h1>Rates</h1>
        <div className="host-rates">
          <RatesList rates={rates} />
          <SeasonsForm rates={rates} actions={actions} />
        </div>
      </>
    );
  }
  const cabin = rates.cabins.find((one) => one.slug === slug);
  if (!cabin) notFound();
  const { months } = requireRead(await getRates(cabin.id), PATH);
  return <RuleForm key={cabin.id} cabin={cabin} rates={{ ...rates, months }} actions={actions} />;
}
