import { formatPhone, isCompletePhone, phoneDigits } from '@/lib/domain/values/phone';
import { readLocal, removeLocal, STORAGE_KEYS, writeLocal } from './storage';

/** The number last texted from this browser, as (xxx) xxx-xxxx. It prefills the form only. */
export function readSavedPhone(): string | null {
  const stored = readLocal(STORAGE_KEYS.savedPhone);
  return stored !== null && isCompletePhone(stored) ? formatPhone(stored) : null;
}

export const savePhone = (phone: string): void =>
  writeLocal(STORAGE_KEYS.savedPhone, phoneDigits(phone));

export const forgetPhone = (): void => removeLocal(STORAGE_KEYS.savedPhone);
