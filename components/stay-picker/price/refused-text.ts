import type { RefusedStay } from '@/lib/browser/stay-total';
import { formatShortRange } from '@/lib/copy/format';

/** "Taken Jan 15–18"; where the nights are open but no stay has these dates, "Not open Jan 15–18". */
export const refusedText = ({ stay, isTaken }: RefusedStay): string =>
  `${isTaken ? 'Taken' : 'Not open'} ${formatShortRange(stay)}`;
