import { notFound } from 'next/navigation';
import './rates.css';
import { previewRates, saveRates, suggestRules } from './actions';
import { readSuggestion } from './suggestion';
import { RatesGrid } from '@/components/host/rates/rates-grid';
import { RuleForm } from '@/components/host/rates/rule-form';
import { SeasonsForm } from '@/components/host/rates/seasons-form';
import { getRates } from '@/lib/data/host/rates';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/rates';
export const metadata = consoleMetadata(PATH);

const actions = { previewRates, saveRates, suggestRules };

export default async function RatesPage({ searchParams }: PageProps<'/host/rates'>) {
  await requireStaff(PATH);
  const { cabin: slug } = await searchParams;
  const all = requireRead(await getRates(), PATH);
  if (slug === undefined) {
    return (
      <>
        <h1>Rates</h1>
        <RatesGrid rates={all} actions={actions} />
        <SeasonsForm rates={all} actions={actions} />
      </>
    );
  }
  const cabin = all.cabins.find((one) => one.slug === slug);
  if (!cabin) notFound();
  const rates = requireRead(await getRates(cabin.id), PATH);
  const hasRules = rates.rules.some(({ cabinId }) => cabinId === cabin.id);
  const suggestion = hasRules ? null : requireRead(await readSuggestion([cabin.id]), PATH);
  return (
    <RuleForm
      key={cabin.id}
      cabin={rates.cabins.find(({ id }) => id === cabin.id) ?? cabin}
      rates={rates}
      suggestion={suggestion}
      actions={actions}
    />
  );
}
