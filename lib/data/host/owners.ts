import 'server-only';
import type { z } from 'zod';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import { cabinSavedSchema, type newCabinSchema } from '@/lib/schemas/host/cabins/cabins';
import {
  ownerSchema,
  ownersSchema,
  type ownerMailSchema,
  type OwnerSearch,
  type OwnerState,
} from '@/lib/schemas/host/owners';

export const listOwners = ({ q: text, state, after }: OwnerSearch) =>
  readHost('host_owners', { p_search: toJson({ text, state, after }) }, ownersSchema);

export const getOwner = (id: string) => readHost('host_owner', { p_id: id }, ownerSchema);

/** Refused if the state is no longer `seen`. */
export const setOwnerState = (id: string, state: OwnerState, seen: OwnerState) =>
  writeHost('host_set_owner_state', { p_id: id, p_state: state, p_seen: seen });

export const noteOwner = (id: string, note: string) =>
  writeHost('host_note_owner', { p_id: id, p_text: note });

export const mailOwner = (id: string, mail: z.output<typeof ownerMailSchema>) =>
  writeHost('host_mail_owner', { p_id: id, p_mail: toJson(mail) });

/** Creates a draft cabin from the application. */
export const convertOwner = (id: string, cabin: z.output<typeof newCabinSchema>) =>
  writeHost('host_convert_owner', { p_id: id, p_cabin: toJson(cabin) }, cabinSavedSchema);

export const deleteOwner = (id: string) => writeHost('host_delete_owner', { p_id: id });
