'use client';

import type { ReactNode } from 'react';
import { CabinAmenities } from './cabin-amenities';
import { CabinArrival } from './cabin-arrival';
import { CabinConflict } from './cabin-conflict';
import { keepMine, previewFields, takeTheirs, theirsOf } from './cabin-form-values';
import { CabinLocation, type LocationProps } from './cabin-location';
import { CabinMountain } from './cabin-mountain';
import { CabinRooms } from './cabin-rooms';
import { CabinRules } from './cabin-rules';
import { CabinTerms } from './cabin-terms';
import { CabinVideo } from './cabin-video';
import { CabinWords } from './cabin-words';
import styles from './cabin-form.module.css';
import { EditorForm } from './editor-form';
import { PreviewPanel } from './preview-panel';
import { useCabinForm, type SaveCabin } from './use-cabin-form';
import { Card } from '@/components/host/shell/card';
import type { HostCabin } from '@/lib/schemas/host/cabins/cabins';

type Props = LocationProps & { cabin: HostCabin; save: SaveCabin };

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

const hasPictures = ({ checklist }: HostCabin) =>
  checklist.some(({ item, count }) => item === 'photos' && count !== null && count > 0);

/** Edits the whole cabin in one form. Drafts are kept, and only changes are sent. */
export function CabinForm({ cabin, areas, save, mapStyleUrl }: Props) {
  const editor = useCabinForm(cabin, save);
  const { fields, conflicts, change, errorOf, settle } = editor;
  const { facts } = cabin;
  return (
    <EditorForm editor={editor} canSave={editor.canSave}>
      <nav aria-label="Form sections" className={styles.jump}>
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
          onKeep={() => settle(keepMine(name, fields, facts))}
          onTake={() => settle(takeTheirs(name, fields, facts))}
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
            <Part id="words">
              <CabinWords editor={editor} oldSlugs={cabin.oldSlugs} />
            </Part>
            <Part id="beds">
              <CabinRooms editor={editor} />
            </Part>
            <Part id="place">
              <CabinLocation
                editor={editor}
                areas={areas}
                saved={facts.place}
                mapStyleUrl={mapStyleUrl}
              />
            </Part>
            <Part id="mountain">
              <CabinMountain
                id="cabin-mountain"
                facts={fields.mountainFacts}
                errorOf={errorOf}
                onChange={(mountainFacts) => change({ mountainFacts })}
              />
            </Part>
            <Part id="arrival">
              <CabinArrival editor={editor} />
            </Part>
          </div>
          <div>
            <Part id="amenities">
              <CabinAmenities
                id="cabin-amenities"
                facts={facts}
                changed={fields.amenities}
                own={fields.ownAmenities}
                offered={cabin.offeredAmenities}
                error={errorOf('ownAmenities')}
                onChange={(amenities) => change({ amenities })}
                onOwn={(ownAmenities) => change({ ownAmenities })}
              />
            </Part>
            <Part id="terms">
              <CabinTerms editor={editor} />
            </Part>
            <Part id="rules">
              <CabinRules {...editor.text('houseRules', 'Rules')} />
            </Part>
            <Part id="video">
              <CabinVideo editor={editor} />
            </Part>
          </div>
        </div>
      </div>
    </EditorForm>
  );
}

type PartProps = { id: (typeof PARTS)[number][0]; children: ReactNode };

function Part({ id, children }: PartProps) {
  return (
    <div id={id}>
      <Card heading={PARTS.find(([each]) => each === id)?.[1] ?? ''}>{children}</Card>
    </div>
  );
}
