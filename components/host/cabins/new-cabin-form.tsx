'use client';

import { useRouter } from 'next/navigation';
import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import styles from './cabin-form.module.css';
import { newCabinSchema, type NewCabin } from '@/lib/schemas/host/cabins/cabins';
import { type AreaSlug } from '@/lib/domain/catalog/area';

type AddCabin = (cabin: NewCabin) => Answer<{ slug: string }>;

type Props = {
  areas: readonly { slug: AreaSlug; city: string }[];
  /** The initial values, and the key of the draft. */
  first?: { key: string; fields: NewCabin };
  add: AddCabin;
};

const EMPTY: Omit<NewCabin, 'area' | 'city'> = {
  title: '',
  maxGuests: '4',
  bedrooms: '2',
  baths: '1',
  nightlyRate: '',
};

export function NewCabinForm({ areas, first, add }: Props) {
  const router = useRouter();
  const form = useHostForm({
    id: 'new-cabin',
    schema: newCabinSchema,
    draft: first ? `new-cabin-${first.key}` : 'new-cabin',
    start: first?.fields ?? {
      ...EMPTY,
      area: areas[0]?.slug ?? '',
      city: areas[0]?.city ?? '',
    },
    action: add,
    onDone: ({ slug }) => router.push(`/host/cabins/${slug}`),
  });
  const { field, choice, fields, change } = form;
  return (
    <HostForm form={form} onSubmit={() => form.send(fields)}>
      <TextField {...field('title', 'Name')} required maxLength={80} autoComplete="off" />
      <div className={styles.row}>
        <SelectField
          {...choice('area', 'Area')}
          options={areas.map(({ slug, city }): Option<AreaSlug> => [slug, city])}
          onChoose={(area) =>
            change({ area, city: areas.find(({ slug }) => slug === area)?.city ?? fields.city })
          }
        />
        <TextField {...field('city', 'Town')} hint="Its taxes apply." required maxLength={60} />
      </div>
      <div className={styles.row}>
        <TextField {...field('maxGuests', 'Guests')} required inputMode="numeric" maxLength={2} />
        <TextField {...field('bedrooms', 'Bedrooms')} required inputMode="numeric" maxLength={2} />
        <TextField
          {...field('baths', 'Baths')}
          hint="Halves count: 2.5"
          required
          inputMode="decimal"
          maxLength={4}
        />
      </div>
      <TextField
        {...field('nightlyRate', 'Nightly price ($)')}
        hint="For every night of the next 18 months, with a two-night minimum. Add seasons and weekends later under Rates."
        required
        inputMode="decimal"
        autoComplete="off"
      />
      <SubmitButton form={form}>Create draft</SubmitButton>
    </HostForm>
  );
}
