'use client';

import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { controlClass, Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import styles from './cabin-field.module.css';

type Choice = { id: string; title: string; city?: string; capacity?: number };
type Props = {
  id: string;
  cabins: readonly Choice[];
  /** The chosen cabin's id; empty for none. */
  value: string;
  error?: string | null;
  onChoose: (id: string) => void;
};

const detailsOf = ({ city, capacity }: Choice): string =>
  [city, capacity && `sleeps ${capacity}`].filter(Boolean).join(' · ');

/** A combobox that finds a cabin by a part of its name or town. */
export function CabinField({ id, cabins, value, error, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const term = query.trim().toLowerCase();
  const found = cabins.filter((cabin) =>
    `${cabin.title} ${cabin.city ?? ''}`.toLowerCase().includes(term),
  );
  const titleOf = (cabinId: string) => cabins.find((cabin) => cabin.id === cabinId)?.title ?? '';
  return (
    <Field id={id} label="Cabin" error={error}>
      {(control) => (
        <Combobox
          immediate
          value={value}
          onChange={(chosen) => chosen !== null && onChoose(chosen)}
          onClose={() => setQuery('')}
        >
          <div className={styles.combobox}>
            <ComboboxInput
              {...control}
              required
              autoComplete="off"
              placeholder="Choose a cabin"
              className={controlClass}
              displayValue={titleOf}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setQuery(target.value)}
            />
            <ComboboxButton aria-label="Show the cabins">
              <Icon shapes={ChevronDown} className="size-4" />
            </ComboboxButton>
          </div>
          <ComboboxOptions
            anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
            className={`host-menu ${styles.options}`}
          >
            {found.map((cabin) => (
              <ComboboxOption key={cabin.id} value={cabin.id}>
                {cabin.title}
                <small>{detailsOf(cabin)}</small>
              </ComboboxOption>
            ))}
            {found.length === 0 && <p>No cabins match.</p>}
          </ComboboxOptions>
        </Combobox>
      )}
    </Field>
  );
}
