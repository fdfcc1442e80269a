import { z, type ZodType } from 'zod';
import { shop } from '../shop/shop.ts';
import { apiErrorSchema } from './api-error.ts';
import { apiQuoteQuerySchema } from './api-v1.ts';

const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 0 };
const CENTS = { type: 'integer', description: 'US cents' };
const AS_OF = {
  as_of: { type: 'string', format: 'date-time' },
  note: { ...TEXT, description: 'Says that the answer is indicative and holds no dates.' },
};

const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const CABIN = object({
  slug: TEXT,
  title: TEXT,
  description: TEXT,
  url: { type: 'string', format: 'uri' },
  city: TEXT,
  beds: COUNT,
  baths: { type: 'number' },
  max_guests: COUNT,
  pet_fee_cents: { type: ['integer', 'null'], description: 'Null: pets are not offered.' },
  amenities: { type: 'array', items: TEXT },
  usual_nightly_rate_cents: CENTS,
  cleaning_fee_cents: CENTS,
  rating: { type: ['number', 'null'] },
  review_count: COUNT,
});

const DAY = object({
  date: { type: 'string', format: 'date' },
  availability: object({
    available: { type: 'boolean', description: 'The night that begins on the date.' },
    min_stay: COUNT,
    allows_check_in: { type: 'boolean' },
    allows_check_out: { type: 'boolean' },
  }),
  price: object({
    amount: { ...CENTS, description: 'US cents, before any surcharge.' },
    formatted: TEXT,
  }),
});

const json = (description: string, schema: unknown) => ({
  description,
  content: { 'application/json': { schema } },
});

const toSchema = (schema: ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function answers(schema: unknown, ...refusals: readonly (readonly [number, string])[]) {
  const error = toSchema(apiErrorSchema);
  return {
    200: json('As asked.', schema),
    ...Object.fromEntries(refusals.map(([status, why]) => [status, json(why, error)])),
    429: json('Too many requests from this address; see Retry-After.', error),
  };
}

function queryParameters(schema: ZodType) {
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: 'query',
    required: required.includes(name) && !(type as { default?: unknown }).default,
    schema: /^check_(in|out)$/.test(name) ? { type: 'string', format: 'date' } : type,
  }));
}

export function openApiDocument(origin: string) {
  const slug = { name: 'slug', in: 'path', required: true, schema: TEXT };
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop().name}: cabins, open dates and prices`,
      version: '1',
      description:
        'Read only. Every answer is indicative and holds no dates; booking is done on the site.',
      contact: { email: shop().email },
    },
    servers: [{ url: origin }],
    paths: {
      '/api/v1/cabins': {
        get: {
          operationId: 'listCabins',
          summary: 'All cabins that can be booked',
          responses: answers(object({ ...AS_OF, cabins: { type: 'array', items: CABIN } })),
        },
      },
      '/api/v1/cabins/{slug}/availability': {
        get: {
          operationId: 'getAvailability',
          summary: 'The next 540 days of a cabin',
          parameters: [slug],
          responses: answers(
            object({
              ...AS_OF,
              cabin: CABIN,
              calendar_data: object({ data: object({ dates: { type: 'array', items: DAY } }) }),
            }),
            [404, 'No such cabin.'],
          ),
        },
      },
      '/api/v1/quote': {
        get: {
          operationId: 'getQuote',
          summary: 'The total of a stay, line by line, with all fees and taxes',
          parameters: queryParameters(apiQuoteQuerySchema),
          responses: answers(
            object({ ...AS_OF, quote: { type: 'object' } }),
            [400, 'A parameter is not valid.'],
            [404, 'No such cabin.'],
            [422, 'The stay cannot be booked; `reason` says why.'],
          ),
        },
      },
    },
  };
}
