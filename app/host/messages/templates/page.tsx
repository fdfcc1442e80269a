import { readValues, remove, save } from './actions';
import { TemplatesView } from '@/components/host/messages/templates-view';
import { getTemplateValues, listTemplates } from '@/lib/data/host/messages/templates';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Templates', robots: robotsOf('/host/messages/templates') };

const PATH = '/host/messages/templates';

export default async function TemplatesPage() {
  await requireStaff(PATH, 'serves_guests');
  const list = requireRead(await listTemplates(), PATH);
  const [first] = list.bookings;
  const values = first ? await getTemplateValues(first.reference) : null;
  return (
    <TemplatesView
      list={list}
      values={values?.ok ? values.data : null}
      actions={{ save, remove, readValues }}
    />
  );
}
