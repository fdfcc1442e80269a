import type { AvailabilityAnswer } from '@/lib/schemas/availability';
import type { BookingRequest, BookingResponse } from '@/lib/schemas/booking';
import type { QuoteJson, QuoteRequest, QuoteResponse } from '@/lib/schemas/quote';

const TIMEOUT_MS = 12_000;
const BOOKING_TIMEOUT_MS = 25_000;

type Json = Readonly<Record<string, unknown>>;

/** An error response of a same-origin JSON route (product §11); status 0 means that no usable response came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly reason: string | null;
  readonly quote: QuoteJson | null;
  /** The whole error body. */
  readonly detail: Json;

  constructor(status: number, body: Json = {}, options?: ErrorOptions) {
    const error = isJson(body.error) ? body.error : {};
    super(typeof error.message === 'string' ? error.message : 'No usable answer', options);
    this.status = status;
    this.detail = error;
    this.code = typeof error.code === 'string' ? error.code : 'unknown';
    this.reason = typeof error.reason === 'string' ? error.reason : null;
    this.quote = isJson(error.quote) ? (error.quote as QuoteJson) : null;
  }
}

/** The server's message for a rejected request, or `otherwise`. */
export const serverMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status > 0 ? error.message : otherwise;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export async function fetchJson(
  url: string,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Json> {
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { ...init, signal });
    // A proxy's error page isn't JSON; a dropped connection counts as no response.
    body = await response.json().catch((cause: unknown) => {
      if (cause instanceof SyntaxError) return null;
      throw cause;
    });
  } catch (cause) {
    throw new ApiError(0, {}, { cause });
  }
  const json = isJson(body) ? body : {};
  if (!response.ok) throw new ApiError(response.status, json);
  return json;
}

function isAvailability(body: Json): body is AvailabilityAnswer {
  const calendar = isJson(body.calendar_data) ? body.calendar_data : {};
  const data = isJson(calendar.data) ? calendar.data : {};
  return Array.isArray(data.dates);
}

function isQuoteAnswer(body: Json): body is QuoteResponse {
  return isJson(body.quote) && Array.isArray(body.quote.lines);
}

function isBookingAnswer(body: Json): body is BookingResponse {
  const { booking, payment } = body;
  const isPayable = payment === null || (isJson(payment) && typeof payment.url === 'string');
  return isJson(booking) && typeof booking.reference === 'string' && isPayable;
}

/** A cabin's calendar before any rule is applied (product §7.4). */
export async function getAvailability(cabinId: string): Promise<AvailabilityAnswer> {
  const url = `/api/availability?cabin_id=${encodeURIComponent(cabinId)}`;
  const body = await fetchJson(url);
  if (!isAvailability(body)) throw new ApiError(0);
  return body;
}

export async function requestQuote(request: QuoteRequest): Promise<QuoteResponse> {
  const body = await fetchJson('/api/quote', postJson(request));
  if (!isQuoteAnswer(body)) throw new ApiError(0);
  return body;
}

/** Repeating a request with the same key is safe: the response is the booking already made. */
export async function createBooking(
  request: BookingRequest,
  idempotencyKey: string,
): Promise<BookingResponse> {
  const init = postJson(request, { 'Idempotency-Key': idempotencyKey });
  const body = await fetchJson('/api/bookings', init, BOOKING_TIMEOUT_MS);
  if (!isBookingAnswer(body)) throw new ApiError(0);
  return body;
}
