import { readLocal, STORAGE_KEYS, writeLocal } from '@/lib/browser/storage';
import { createUuid } from '@/lib/browser/uuid';

export type Voter = { id: string; name: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAX_NAME = 40;

/** Null until somebody has chosen a name here; what is broken counts as that. */
export function readVoter(): Voter | null {
  try {
    const stored = JSON.parse(readLocal(STORAGE_KEYS.voter) ?? 'null') as Partial<Voter> | null;
    const { id, name } = stored ?? {};
    if (typeof id !== 'string' || !UUID.test(id)) return null;
    return typeof name === 'string' && name !== '' ? { id, name: name.slice(0, MAX_NAME) } : null;
  } catch {
    return null;
  }
}

export function nameVoter(name: string): Voter {
  const voter = { id: readVoter()?.id ?? createUuid(), name };
  writeLocal(STORAGE_KEYS.voter, JSON.stringify(voter));
  return voter;
}
