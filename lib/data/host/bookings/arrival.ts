import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import { stayArrivalSchema, type DoorCodeForm } from '@/lib/schemas/host/bookings/arrival';

export const getStayArrival = (reference: string) =>
  readHost('host_stay_arrival', { p_reference: reference }, stayArrivalSchema);

export const setDoorCode = (reference: string, { doorCode }: DoorCodeForm) =>
  writeHost('host_set_door_code', { p_reference: reference, p_code: doorCode });
