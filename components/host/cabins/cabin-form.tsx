'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { CabinAmenities } from './cabin-amenities';
import { CabinBeds } from './cabin-beds';
import { CabinConflict } from './cabin-conflict';
import {
  changesOf,
  conflictsOf,
  keepMine,
  takeTheirs,
  theirsOf,
  toCabinForm,
  typed,
  type CabinDraft,
} from './cabin-form-values';
import { CabinMountain } from './cabin-mountain';
import { CabinPlace } from './cabin-place';
import { CabinRules } from './cabin-rules';
import styles from './cabin-form.module.css';
import { Card } from '@/components/host/shell/card';
import { AreaField, CheckOption, SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { HostForm } from '@/components/host/form/host-form';
import { videoHint } from '@/components/host/film/video-hint';
import { previewFields } from './preview-fields';
import { PreviewPanel } from './preview-panel';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { useUnsavedWarning } from '@/components/host/form/use-unsaved-warning';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/copy/format';
import {
  cabinChangeSchema,
  type CabinChange,
  type CabinField,
  type CabinForm as Form,
  type DoorKind,
  type HostCabin,
} from '@/lib/schemas/host/cabins/cabins';
import { type AreaSlug } from '@/lib/domain/catalog/area';

export type SaveCabin = (change: CabinChange) => Answer<{ slug: string }>;
type Props = {
  cabin: HostCabin;
  areas: readonly { slug: AreaSlug; city: string }[];
  save: SaveCabin;
  /** An operator's own style of maps; empty: the site's. */
  mapStyleUrl: string;
};

const DOOR_OPTIONS: readonly Option<DoorKind>[] = [
  ['none', 'There is none'],
  ['fixed', 'One for all guests'],
  ['stay', 'Another one for each stay'],
];

const PARTS = [
  ['words', 'Words'],
  ['beds', 'Rooms and beds'],
  ['place', 'Place'],
  ['mountain', 'What the place is like'],
  ['arrival', 'Arrival'],
  ['amenities', 'Amenities'],
  ['terms', 'Fees and terms'],
  ['rules', 'House rules'],
  ['video', 'Video'],
] as const;

const left = (text: string, most: number) => `${[...text].length} of ${most} characters`;

const hasPictures = ({ checklist }: HostCabin) =>
  checklist.some(({ item, count }) => item === 'photos' && count !== null && count > 0);

/** The whole cabin in one form: what was typed is kept, and only what was changed is sent. */
export function CabinForm({ cabin, areas, save, mapStyleUrl }: Props) {
  const router = useRouter();
  const { facts } = cabin;
  const start: CabinDraft = { ...toCabinForm(facts), seen: {} };
  const form = useHostForm({
    id: 'cabin',
    schema: cabinChangeSchema,
    draft: `cabin:${cabin.id}`,
    start,
    action: async (change) => {
      const result = await save(change);
      // Then the page has what the other person saved, beside what is typed here.
      if (!result.ok && result.code === 'cabin_changed') router.refresh();
      return result;
    },
    onDone: ({ slug }) => {
      if (slug !== cabin.slug) router.replace(`/host/cabins/${slug}`);
    },
    done:
      cabin.state === 'live'
        ? 'Saved. Guests see it now.'
        : 'Saved. Guests see it once the cabin is live.',
  });
  const { fields } = form;
  const change = (part: Partial<Form>) => form.change((now) => typed(part, now, facts));
  const sent = changesOf(fields, facts);
  const count = Object.keys(sent.changes).length;
  const conflicts = conflictsOf(fields, facts);
  const isBlocked = conflicts.length > 0;

  useUnsavedWarning(count > 0);

  type TextName = { [Name in CabinField]: Form[Name] extends string ? Name : never }[CabinField];
  const text = (name: TextName, label: string) => ({
    ...form.field(name, label),
    onText: (value: string) => change({ [name]: value }),
  });
  const part = (id: (typeof PARTS)[number][0], children: ReactNode) => (
    <div id={id}>
      <Card heading={PARTS.find(([each]) => each === id)?.[1] ?? ''}>{children}</Card>
    </div>
  );

  return (
    <HostForm
      form={form}
      className={styles.form}
      onSubmit={() => {
        if (count > 0 && !isBlocked) form.send(sent);
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <nav aria-label="Parts of the form" className={styles.jump}>
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      {conflicts.map((name) => (
        <CabinConflict
          key={name}
          name={name}
          theirs={theirsOf(name, fields, facts)}
          by={cabin.changedBy[name] ?? null}
          onKeep={() => form.change(keepMine(name, fields, facts))}
          onTake={() => form.change(takeTheirs(name, fields, facts))}
        />
      ))}
      <div className={styles.edited}>
        <PreviewPanel
          slug={cabin.slug}
          fields={previewFields(fields, facts)}
          hasPictures={hasPictures(cabin)}
        />
        <div className={styles.parts}>
          <div>
            {part(
              'words',
              <>
                <TextField {...text('title', 'Name')} required maxLength={80} />
                <AreaField
                  {...text('shortDesc', 'Short description')}
                  hint={`For cards and search results. ${left(fields.shortDesc, 240)}.`}
                  rows={3}
                  maxLength={240}
                />
                <AreaField
                  {...text('longDesc', 'Long description')}
                  hint={`An empty line begins a new paragraph. ${left(fields.longDesc, 8000)}.`}
                  rows={10}
                  maxLength={8000}
                />
                <AreaField
                  {...text('mountainMamaReview', 'Your own word about it')}
                  hint={`A quote on its page; its card shows about 60 characters. May stay empty. ${left(fields.mountainMamaReview, 400)}.`}
                  rows={3}
                  maxLength={400}
                />
                <TextField
                  {...text('slug', 'Address of its page')}
                  hint={
                    cabin.oldSlugs.length > 0
                      ? `Former ones lead here: ${cabin.oldSlugs.join(', ')}.`
                      : 'Small letters, digits and hyphens. The former one keeps leading here.'
                  }
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={80}
                />
                <CheckOption
                  label="Featured on the home page"
                  isChecked={fields.featured}
                  onChange={(featured) => change({ featured })}
                />
              </>,
            )}
            {part(
              'beds',
              <>
                <div className={styles.row}>
                  <TextField {...text('maxGuests', 'Guests')} inputMode="numeric" maxLength={2} />
                  <TextField {...text('bedrooms', 'Bedrooms')} inputMode="numeric" maxLength={2} />
                  <TextField
                    {...text('baths', 'Baths')}
                    hint="Halves count: 2.5"
                    inputMode="decimal"
                    maxLength={4}
                  />
                </div>
                <CabinBeds
                  id="cabin-beds"
                  beds={fields.bedTypes}
                  error={form.errorOf('room') ?? form.errorOf('bedTypes')}
                  onChange={(bedTypes) => change({ bedTypes })}
                />
              </>,
            )}
            {part(
              'place',
              <>
                <div className={styles.row}>
                  <TextField
                    {...text('city', 'Town')}
                    hint="The taxes are those of this town."
                    maxLength={60}
                  />
                  <SelectField
                    {...form.choice('area', 'Area')}
                    options={areas.map(({ slug, city }): Option<AreaSlug> => [slug, city])}
                    onChoose={(area) => change({ area })}
                  />
                </div>
                <CabinPlace
                  {...text('place', 'Place on the map')}
                  hint="Latitude and longitude, or the long link of a map in the address bar; a short one that an app shares has no place in it. The exact place comes with a confirmed booking."
                  autoComplete="off"
                  area={fields.area}
                  saved={facts.place}
                  mapStyleUrl={mapStyleUrl}
                />
                <TextField {...text('elevationFt', 'Elevation, feet')} inputMode="numeric" />
              </>,
            )}
            {part(
              'mountain',
              <CabinMountain
                id="cabin-mountain"
                facts={fields.mountainFacts}
                errorOf={form.errorOf}
                onChange={(mountainFacts) => change({ mountainFacts })}
              />,
            )}
            {part(
              'arrival',
              <>
                <TextField
                  {...text('address', 'Street address')}
                  hint="Guests see it, the directions and the parking once their booking is confirmed."
                  autoComplete="off"
                  maxLength={200}
                />
                <AreaField {...text('directions', 'Directions')} rows={4} maxLength={2000} />
                <AreaField {...text('parking', 'Parking')} rows={2} maxLength={500} />
                <SelectField
                  {...form.choice('doorKind', 'Door code')}
                  options={DOOR_OPTIONS}
                  onChoose={(doorKind) => change({ doorKind })}
                />
                {fields.doorKind === 'fixed' && (
                  <TextField {...text('doorCode', 'The code')} autoComplete="off" maxLength={20} />
                )}
                {fields.doorKind === 'stay' && (
                  <small>
                    Set it on the page of each booking; Today tells you where one is missing.
                  </small>
                )}
                <AreaField
                  {...text('doorNote', 'How the door opens')}
                  hint="Where the lock or the key is."
                  rows={2}
                  maxLength={500}
                />
                <div className={styles.row}>
                  <TextField {...text('wifiName', 'Wi-Fi')} autoComplete="off" maxLength={64} />
                  <TextField
                    {...text('wifiPassword', 'Wi-Fi password')}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    maxLength={64}
                  />
                </div>
                <AreaField
                  {...text('manual', 'House manual')}
                  hint="What guests ask most: hot tub, heating, trash, who to call. An empty line begins a new paragraph."
                  rows={6}
                  maxLength={20_000}
                />
                <TextField
                  {...text('opensHoursBefore', 'Shown so many hours before check-in')}
                  hint="Door code, Wi-Fi and manual. 24 is a day before; 0 is at check-in."
                  inputMode="numeric"
                  maxLength={3}
                />
              </>,
            )}
          </div>
          <div>
            {part(
              'amenities',
              <CabinAmenities
                id="cabin-amenities"
                facts={facts}
                changed={fields.amenities}
                own={fields.ownAmenities}
                offered={cabin.offeredAmenities}
                error={form.errorOf('ownAmenities')}
                onChange={(amenities) => change({ amenities })}
                onOwn={(ownAmenities) => change({ ownAmenities })}
              />,
            )}
            {part(
              'terms',
              <>
                <div className={styles.row}>
                  <TextField {...text('cleaningFee', 'Cleaning fee, $')} inputMode="decimal" />
                  <TextField
                    {...text('surchargePercent', 'Surcharge, %')}
                    hint="On each night’s price"
                    inputMode="decimal"
                  />
                </div>
                <div className={styles.row}>
                  <TextField
                    {...text('petFee', 'Pet fee a stay, $')}
                    hint="Empty: no pets"
                    inputMode="decimal"
                  />
                  <TextField
                    {...text('maxPets', 'Pets at most')}
                    inputMode="numeric"
                    maxLength={2}
                  />
                </div>
                <TextField
                  {...text('freeCancelDays', 'Free cancellation until, days before check-in')}
                  hint="Bookings that are made keep their terms."
                  inputMode="numeric"
                  maxLength={3}
                />
                <div className={styles.row}>
                  <TextField {...text('checkInTime', 'Check-in from')} type="time" />
                  <TextField {...text('checkOutTime', 'Check-out by')} type="time" />
                </div>
              </>,
            )}
            {part('rules', <CabinRules {...text('houseRules', 'Rules')} />)}
            {part(
              'video',
              <>
                <TextField
                  {...text('videoTourUrl', 'Video tour')}
                  hint={videoHint(fields.videoTourUrl)}
                  inputMode="url"
                  autoComplete="off"
                  maxLength={500}
                />
                <AreaField
                  {...text('tiktokIds', 'TikTok videos')}
                  hint="The link or the number of each video, one on each line; the first one is shown."
                  rows={2}
                />
              </>,
            )}
          </div>
        </div>
      </div>
      <div className={styles.save}>
        {form.error && <p role="alert">{form.error}</p>}
        <Button type="submit" disabled={form.isPending || count === 0 || isBlocked}>
          Save
        </Button>
        {count > 0 && (
          <Button variant="quiet" disabled={form.isPending} onClick={form.forget}>
            Discard
          </Button>
        )}
        <p role="status">
          {count === 0 ? form.done : `${count} ${plural(count, 'change', 'changes')} not saved`}
        </p>
      </div>
    </HostForm>
  );
}
