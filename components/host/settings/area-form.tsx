'use client';

import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { proposeSlug } from '@/lib/domain/host/propose-slug';
import {
  areaFormSchema,
  type AreaForm as Fields,
  type SeenArea,
} from '@/lib/schemas/host/settings/areas';

type Props = {
  /** Used for element ids and the draft's key. */
  id: string;
  heading: string;
  start: Fields;
} & (
  | { seen?: undefined; save: (area: Fields) => Answer }
  /** An existing area as the page shows it. */
  | { seen: SeenArea; save: (area: Fields, seen: SeenArea) => Answer }
);

/** Adds an area, or changes its name, sentence, and place. Its page keeps its URL. */
export function AreaForm({ id, heading, start, ...to }: Props) {
  const form = useHostForm({
    id,
    schema: areaFormSchema,
    draft: id,
    start,
    action: (area) => (to.seen ? to.save(area, to.seen) : to.save(area)),
    done: (_, { city }) => `${city} is saved and on the site.`,
  });
  const { fields } = form;
  const isNew = to.seen === undefined;
  const proposed = proposeSlug(fields.city);
  return (
    <InlineForm
      form={form}
      heading={heading}
      submit={isNew ? 'Add it' : 'Save it'}
      onSubmit={() => form.send({ ...fields, slug: fields.slug || proposed })}
    >
      <TextField {...form.field('city', 'Name')} required maxLength={60} autoComplete="off" />
      {isNew && (
        <TextField
          {...form.field('slug', 'Page address')}
          hint={`Empty: ${proposed === '' ? 'made from the name' : proposed}. It doesn’t change with the name.`}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={60}
        />
      )}
      <TextField
        {...form.field('line', 'One sentence about it')}
        hint="Optional. Shown on its card and page."
        maxLength={120}
      />
      <TextField
        {...form.field('place', 'Its center on the map')}
        hint="Latitude and longitude, or the long link from a map’s address bar. Distances are measured from there."
        required
        autoComplete="off"
      />
    </InlineForm>
  );
}
