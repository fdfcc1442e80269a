import type { StaffRole } from '@/lib/schemas/host/staff/staff';

export const ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  cleaner: 'Cleaner',
  cabin_owner: 'Cabin owner',
};

export const ROLE_RIGHTS: Record<StaffRole, string> = {
  owner: 'May do everything, also with the staff.',
  manager: 'May do everything but change the staff.',
  cleaner: 'Does the tasks; sees dates, parties and notes, no money, no contact.',
  cabin_owner: 'Reads the bookings of the chosen cabins.',
};
