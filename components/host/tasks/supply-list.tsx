'use client';

import { useState } from 'react';
import { Card } from '@/components/host/shell/card';
import { ActionForm, SelectField, TextField, Tick } from '@/components/host/form/fields';
import { whoText } from './task-copy';
import styles from './tasks-view.module.css';
import { formatInstant } from '@/components/host/copy/time';
import type { Doing } from './use-tasks';
import { Button } from '@/components/ui/button';
import { createUuid } from '@/lib/browser/uuid';
import type { HostTasks, Supply } from '@/lib/domain/host/tasks/task';

type Props = {
  supplies: readonly Supply[];
  cabins: HostTasks['cabins'];
  add: (doing: Doing) => void;
};

const EMPTY = { name: '', quantity: '', note: '' };

/** A shared shopping list, by cabin. */
export function SupplyList({ supplies, cabins, add }: Props) {
  const named = [...new Set(supplies.map(({ cabin }) => cabin))].sort((a, b) => a.localeCompare(b));
  return (
    <Card heading="Supplies to buy">
      {supplies.length === 0 && <p>Nothing to buy right now.</p>}
      {named.map((cabin) => (
        <div key={cabin}>
          <h3>{cabin}</h3>
          <ul className={styles.lines}>
            {supplies
              .filter((supply) => supply.cabin === cabin)
              .map(({ id, name, quantity, note, addedBy, boughtAt, boughtBy }) => (
                <li key={id}>
                  <label>
                    <Tick
                      isChecked={boughtAt !== null}
                      onChange={(isBought) => add({ what: 'bought', supplyId: id, isBought })}
                    />
                    <span>
                      {[name, quantity].filter(Boolean).join(', ')}
                      <small>
                        {' '}
                        {note && `${note}. `}
                        {boughtAt === null
                          ? `Added by ${whoText(addedBy)}`
                          : `Bought ${formatInstant(boughtAt)} by ${whoText(boughtBy)}`}
                      </small>
                    </span>
                  </label>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {cabins.length > 0 && <SupplyForm cabins={cabins} add={add} />}
    </Card>
  );
}

function SupplyForm({ cabins, add }: Pick<Props, 'cabins' | 'add'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [cabinId, setCabinId] = useState(cabins[0]?.id ?? '');
  const [fields, setFields] = useState(EMPTY);
  const set = (name: keyof typeof EMPTY) => (text: string) =>
    setFields((previous) => ({ ...previous, [name]: text }));
  if (!isOpen) {
    return (
      <Button variant="secondary" className={styles.big} onClick={() => setIsOpen(true)}>
        Add something to buy
      </Button>
    );
  }
  return (
    <ActionForm
      className={styles.words}
      onSubmit={() => {
        if (fields.name.trim() === '') return;
        add({ what: 'supply', supply: { id: createUuid(), cabinId, ...fields } });
        setFields(EMPTY);
      }}
    >
      <SelectField
        id="supply-cabin"
        label="Cabin"
        value={cabinId}
        options={cabins.map(({ id, title }) => [id, title] as const)}
        onChoose={setCabinId}
      />
      <TextField
        id="supply-name"
        label="What"
        value={fields.name}
        maxLength={80}
        required
        onText={set('name')}
      />
      <TextField
        id="supply-quantity"
        label="How much"
        value={fields.quantity}
        maxLength={40}
        onText={set('quantity')}
      />
      <TextField
        id="supply-note"
        label="Note"
        value={fields.note}
        maxLength={200}
        onText={set('note')}
      />
      <Button type="submit" className={styles.big}>
        Add it
      </Button>
      <Button variant="quiet" className={styles.big} onClick={() => setIsOpen(false)}>
        Done
      </Button>
    </ActionForm>
  );
}
