'use client';

import { Card } from '@/components/host/shell/card';
import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { formatInstant } from '@/components/host/copy/time';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { pickDoorCode } from '@/lib/domain/bookings/door-code';
import { plural } from '@/lib/copy/format';
import {
  doorCodeFormSchema,
  type DoorCodeForm,
  type StayArrival,
} from '@/lib/schemas/host/bookings/arrival';

export type SetDoorCode = (reference: string, form: DoorCodeForm) => Answer;
type Props = { reference: string; arrival: StayArrival; set: SetDoorCode };

function codeText({ doorKind, code, canSet }: StayArrival): string {
  if (doorKind === 'none') return 'This cabin has no door code.';
  if (code !== null) return `Door code: ${code}`;
  return canSet ? 'This stay’s door code isn’t set yet.' : 'No door code was set.';
}

function readsText(reads: readonly string[]): string {
  const [first] = reads;
  if (first === undefined) return 'The guest hasn’t opened them yet.';
  return `The guest first opened them ${formatInstant(first)}, ${reads.length} ${plural(reads.length, 'time', 'times')} so far.`;
}

export function BookingArrival({ reference, arrival, set }: Props) {
  const { canSet, code, opensAt, reads, taskId } = arrival;
  return (
    <div id="arrival">
      <Card heading="Arrival">
        <p>{codeText(arrival)}</p>
        <p>
          The guest can see the door code, Wi-Fi, and manual from {formatInstant(opensAt)} on.{' '}
          {readsText(reads)}
        </p>
        {canSet && <CodeForm key={code} reference={reference} code={code} set={set} />}
        {taskId && (
          <p>
            <a href={`/host/tasks#task-${taskId}`}>Turnover and late check-out</a>
          </p>
        )}
      </Card>
    </div>
  );
}

function CodeForm({
  reference,
  code,
  set,
}: Pick<Props, 'reference' | 'set'> & { code: string | null }) {
  const form = useHostForm({
    id: 'door-code',
    schema: doorCodeFormSchema,
    start: { doorCode: code ?? '' },
    action: (fields) => set(reference, fields),
    done: 'Saved. The guest sees it from that time on.',
  });
  return (
    <InlineForm
      form={form}
      heading={code === null ? 'Set the door code' : 'Change the door code'}
      submit="Set it"
      onSubmit={() => form.send(form.fields)}
    >
      <TextField {...form.field('doorCode', 'Door code')} autoComplete="off" maxLength={20} />
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          const random = [...crypto.getRandomValues(new Uint32Array(16))];
          form.change({ doorCode: pickDoorCode(random) ?? '' });
        }}
      >
        Suggest one
      </Button>
    </InlineForm>
  );
}
