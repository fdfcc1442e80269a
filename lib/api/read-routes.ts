import 'server-only';
import { cachedAnswer } from '@/lib/data/backend/read-cache';
import { invokeForText, type TextAnswer } from '@/lib/data/backend/invoke-function';
import { availabilityQuerySchema } from '@/lib/schemas/availability';
import { quoteRequestSchema } from '@/lib/schemas/quote';
import { Admission } from './admission';
import { limitVisitor } from './limit-visitor';
import { parseJson, parseQuery, proxyText, withSameOrigin } from './handler';

/** The concurrency the database can serve in time alongside everything else; requests above it get 503. */
const admission = new Admission({ atOnce: 16, waiting: 64, waitMs: 400 });
const BUSY: TextAnswer = { status: 503, text: 'null' };

const ask = async (name: string, call: Parameters<typeof invokeForText>[1]) =>
  (await admission.admit(() => invokeForText(name, call))) ?? BUSY;

export const availability = withSameOrigin(async (request) => {
  const query = parseQuery(request, availabilityQuerySchema);
  await limitVisitor(request, 'availability');
  const read = () => ask('cabin-availability', { query });
  return proxyText(await cachedAnswer(`availability:${query.cabin_id}`, read));
});

export const quote = withSameOrigin(async (request) => {
  const body = await parseJson(request, quoteRequestSchema);
  await limitVisitor(request, 'quote');
  if (body.promo_code === undefined) {
    const read = () => ask('quote', { body });
    return proxyText(await cachedAnswer(`quote:${JSON.stringify(body)}`, read));
  }
  // Wrong promo codes are rate limited by client network, so responses aren't shared.
  return proxyText(await ask('quote', { body, visitor: request }));
});
