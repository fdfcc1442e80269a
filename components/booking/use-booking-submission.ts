import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ApiError, createBooking } from '@/lib/browser/api/fetch-json';
import { redirectToPayment, onReturn } from '@/lib/browser/navigation/redirect-to-payment';
import { clearHandOff } from '@/lib/browser/storage/hand-off';
import type { QuoteJson } from '@/lib/schemas/quote';
import { paths } from '@/lib/http/paths';
import type { BookingRequest } from '@/lib/schemas/booking';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key';

export type BookingProblem =
  { kind: 'dates'; reason: string } | { kind: 'no-answer' | 'no-payment' | 'invalid' | 'failed' };
type Progress = 'idle' | 'sending' | 'booked';

function toProblem(error: unknown): BookingProblem {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.code === 'payment_unavailable' || error.code === 'payments_off')
    return { kind: 'no-payment' };
  if (error.status === 0 || error.status >= 500) return { kind: 'no-answer' };
  if (error.code === 'dates_unavailable') return { kind: 'dates', reason: 'unavailable' };
  if (error.code === 'stay_not_bookable') return { kind: 'dates', reason: error.reason ?? '' };
  return { kind: error.code === 'invalid_request' ? 'invalid' : 'failed' };
}

/** Sends a booking, one request at a time, and goes to its confirmation; a failed one can be retried safely. */
export function useBookingSubmission(
  onPriceChanged: (quote: QuoteJson, promoRefusal: string | null) => void,
) {
  const router = useRouter();
  const isBusy = useRef(false);
  const [progress, setProgress] = useState<Progress>('idle');
  const [problem, setProblem] = useState<BookingProblem | null>(null);

  // A page restored from the back/forward cache is stale: the server knows the booking's state.
  useEffect(() => onReturn(() => window.location.reload()), []);

  function fail(error: unknown) {
    isBusy.current = false;
    setProgress('idle');
    if (error instanceof ApiError && error.code === 'price_changed' && error.quote) {
      onPriceChanged(error.quote, error.reason ?? null);
      return;
    }
    if (error instanceof ApiError && error.code === 'idempotency_key_reused')
      forgetIdempotencyKey();
    setProblem(toProblem(error));
  }

  async function submit(request: BookingRequest) {
    if (isBusy.current) return;
    isBusy.current = true;
    setProgress('sending');
    setProblem(null);
    try {
      const { booking, payment } = await createBooking(request, idempotencyKeyOf(request));
      // Stays busy, so that a second click while the confirmation opens does nothing.
      setProgress('booked');
      clearHandOff();
      if (payment) redirectToPayment(payment.url, booking.token);
      else router.push(paths.bookingSuccess(booking.reference, booking.token));
    } catch (error) {
      fail(error);
    }
  }

  return { submit, progress, problem, clearProblem: () => setProblem(null) };
}
