import { hashPrivately } from './visitor.ts';

/** Under which a phone number is known outside the outbox. */
export const hashPhone = (phone: string) => hashPrivately(`phone:${phone}`);
