import { readLocal, STORAGE_KEYS, writeLocal } from '@/lib/browser/storage/storage';
import { createUuid, isUuid } from '@/lib/browser/uuid';

type Voter = { id: string; name: string };

const MAX_NAME = 40;

/** Null until a name has been chosen in this browser; unreadable storage counts as none. */
export function readVoter(): Voter | null {
  try {
    const stored = JSON.parse(readLocal(STORAGE_KEYS.voter) ?? 'null') as Partial<Voter> | null;
    const { id, name } = stored ?? {};
    if (!isUuid(id)) return null;
    return typeof name === 'string' && name !== '' ? { id, name: name.slice(0, MAX_NAME) } : null;
  } catch {
    return null;
  }
}

export function saveVoter(name: string): Voter {
  const voter = { id: readVoter()?.id ?? createUuid(), name };
  writeLocal(STORAGE_KEYS.voter, JSON.stringify(voter));
  return voter;
}
