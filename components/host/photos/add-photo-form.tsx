'use client';

import { SelectField, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import type { RoomChoice } from '@/lib/domain/catalog/rooms';
import { MAX_PHOTO_TEXT, newPhotoSchema, type NewPhoto } from '@/lib/schemas/host/photos';

export type AddPhoto = (cabinId: string, photo: NewPhoto) => Answer;
type Props = { cabinId: string; rooms: readonly RoomChoice[]; add: AddPhoto };

const EMPTY: NewPhoto = { imageUrl: '', description: '', roomType: 'exterior' };

export function AddPhotoForm({ cabinId, rooms, add }: Props) {
  const form = useHostForm({
    id: 'new-photo',
    schema: newPhotoSchema,
    draft: `new-photo:${cabinId}`,
    start: EMPTY,
    action: (photo) => add(cabinId, photo),
    onDone: () => form.change(EMPTY),
    done: 'Added at the end.',
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <TextField
        {...form.field('imageUrl', 'Picture’s address')}
        hint="It starts with https:// and is on a host this site can show (IMAGE_HOSTS)."
        required
        inputMode="url"
        autoComplete="off"
        maxLength={490}
      />
      <TextField
        {...form.field('description', 'What it shows')}
        hint="Read aloud to guests who can’t see it: “Queen bed under a quilt, window to the woods”."
        required
        maxLength={MAX_PHOTO_TEXT}
      />
      <SelectField {...form.choice('roomType', 'Room')} options={rooms} />
      <SubmitButton form={form}>Add</SubmitButton>
    </HostForm>
  );
}
