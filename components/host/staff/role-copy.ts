import type { StaffRole } from '@/lib/schemas/host/staff/staff';

export const ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  cleaner: 'Cleaner',
  cabin_owner: 'Cabin owner',
};

export const ROLE_RIGHTS: Record<StaffRole, string> = {
  owner: 'Can do everything, including managing staff.',
  manager: 'Can do everything except manage staff.',
  cleaner: 'Does tasks. Sees dates, parties, and notes, but no money or contact details.',
  cabin_owner: 'Sees the bookings of the chosen cabins.',
};
