import Link from 'next/link';
import { Card } from '@/components/host/shell/card';
import { TemplateForm, type TemplateActions } from './template-form';
import { describeTime, type TemplateValues } from '@/lib/domain/messaging/template';
import { plural } from '@/lib/copy/format';
import type { HostTemplate, HostTemplates } from '@/lib/schemas/host/messages/templates';

type Props = { list: HostTemplates; values: TemplateValues | null; actions: TemplateActions };

function timeText({ anchor, days, hour, isOn, cabinIds, sms }: HostTemplate): string {
  if (anchor === null) return 'For replies';
  const count = cabinIds.length;
  const cabins = count === 0 ? 'all cabins' : `${count} ${plural(count, 'cabin', 'cabins')}`;
  const way = sms === null ? 'by email' : 'by email and text';
  return `${isOn ? 'Sent' : 'Off'}: ${describeTime({ anchor, days, hour })}, ${cabins}, ${way}`;
}

export function TemplatesView({ list, values, actions }: Props) {
  const form = { list, values, actions };
  return (
    <>
      <p>
        <Link href="/host/messages">All messages</Link>
      </p>
      <h1>Templates</h1>
      <p>
        Insert them into your replies, or have them sent at a set time. Each goes out once per
        booking, never for a canceled one, and not if its time is long past.
      </p>
      <Card heading="Your templates">
        {list.templates.length === 0 && <p>No templates yet.</p>}
        <ul className="host-list">
          {list.templates.map((template) => (
            <li key={template.id}>
              <div>
                <strong>{template.name}</strong>
                <p>{timeText(template)}</p>
              </div>
              <details>
                <summary aria-label={`Edit ${template.name}`}>Edit</summary>
                <TemplateForm template={template} {...form} />
              </details>
            </li>
          ))}
        </ul>
      </Card>
      <Card heading="New template">
        <details>
          <summary>Write one</summary>
          <TemplateForm template={null} {...form} />
        </details>
      </Card>
    </>
  );
}
