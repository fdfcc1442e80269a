import { readTemplateValues, deleteTemplate, saveTemplate } from './actions';
import { TemplatesView } from '@/components/host/messages/templates-view';
import { getTemplateValues, listTemplates } from '@/lib/data/host/messages/templates';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/messages/templates';
export const metadata = consoleMetadata(PATH);

export default async function TemplatesPage() {
  await requireStaff(PATH);
  const list = requireRead(await listTemplates(), PATH);
  const [first] = list.bookings;
  const values = first ? await getTemplateValues(first.reference) : null;
  return (
    <TemplatesView
      list={list}
      values={values?.ok ? values.data : null}
      actions={{ saveTemplate, deleteTemplate, readTemplateValues }}
    />
  );
}
