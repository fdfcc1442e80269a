import type { DisputeState } from '@/lib/domain/bookings/dispute';

export const DISPUTE_STATE_NAMES: Record<DisputeState, string> = {
  inquiry: 'The bank has a question, no money held',
  open: 'Undecided, the bank holds the money',
  closed: 'Closed without a decision',
  won: 'Won, the money is yours',
  lost: 'Lost, paid back by the bank',
};

export const DISPUTE_NOTES: Record<DisputeState, string> = {
  inquiry: 'questioned by the bank',
  open: 'disputed, undecided',
  closed: 'dispute closed',
  won: 'dispute won',
  lost: 'dispute lost',
};
