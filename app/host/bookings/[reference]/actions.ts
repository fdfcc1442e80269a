'use server';

import { hostAction } from '@/app/host/host-action';
import { moveBooking, previewMove as readPreview } from '@/lib/data/host/moves';
import { refundBooking } from '@/lib/data/host/refunds';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import { moveSchema, moveWishSchema, refundSchema } from '@/lib/schemas/host/moves';

export const previewMove = hostAction([bookingReferenceSchema, moveWishSchema], readPreview);
export const changeStay = hostAction([bookingReferenceSchema, moveSchema], moveBooking, '/host');
export const refund = hostAction([bookingReferenceSchema, refundSchema], refundBooking, '/host');
