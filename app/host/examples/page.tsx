import { removeExamples } from './actions';
import { Card } from '@/components/host/shell/card';
import { RemoveExamples } from '@/components/host/examples/remove-examples';
import { countExamples } from '@/lib/data/host/examples';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/examples';
export const metadata = consoleMetadata(PATH);

export default async function ExamplesPage() {
  await requireStaff(PATH);
  const examples = requireRead(await countExamples(), PATH);
  return (
    <>
      <h1>Examples</h1>
      <Card heading="Remove the examples">
        <RemoveExamples examples={examples} remove={removeExamples} />
      </Card>
    </>
  );
}
