import { intentCode } from '@/lib/browser/intent-code';

/** The two dialogs with a cabin's calendar. */
export const dialogCode = {
  card: intentCode(async () => (await import('./card-dialog')).CardDialog),
  modal: intentCode(async () => (await import('./cabin-dialog')).CabinDialog),
};
