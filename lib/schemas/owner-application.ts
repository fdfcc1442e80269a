import { z } from 'zod';
import { AMENITIES, type Amenity } from '../domain/catalog/cabin.ts';
import { normalizeEmail } from '../domain/values/email-address.ts';
import {
  emailSchema,
  longTextSchema,
  personNameSchema,
  phoneNumberSchema,
  textSchema,
  webUrlSchema,
} from './fields.ts';
import { findArea } from '../domain/catalog/area.ts';
import { shop } from '../shop/shop.ts';

const DAY_MS = 86_400_000;
// Looked up when parsing, because the host may add areas.
const isArea = (area: string) => area === 'elsewhere' || findArea(shop().areas, area) !== undefined;

/** The steps of the form, each with its own fields. */
export const ownerStepSchemas = {
  contact: z.object({
    name: personNameSchema,
    email: emailSchema.transform(normalizeEmail),
    phone: phoneNumberSchema,
  }),
  property: z.object({
    property_name: textSchema(2, 80),
    area: z.string().refine(isArea, 'Not an area'),
    address: textSchema(5, 200),
    bedrooms: z.int().min(0).max(20),
    baths: z.number().min(0.5).max(20).multipleOf(0.5),
    sleeps: z.int().min(1).max(40),
    amenities: z.array(z.enum(AMENITIES as [Amenity, ...Amenity[]])).max(AMENITIES.length),
    takes_pets: z.boolean(),
  }),
  details: z.object({
    photo_urls: z.array(webUrlSchema).max(10),
    listing_url: webUrlSchema.nullable(),
    message: longTextSchema(2000),
  }),
};

/** The body of `POST /api/owner-applications` (product §11). `website` is a honeypot; `elapsed_ms` is since opening. */
export const ownerApplicationSchema = z.strictObject({
  ...ownerStepSchemas.contact.shape,
  ...ownerStepSchemas.property.shape,
  ...ownerStepSchemas.details.shape,
  consent: z.literal(true),
  website: z.string().max(500),
  elapsed_ms: z
    .int()
    .min(0)
    .max(30 * DAY_MS),
});
export type OwnerApplicationRequest = z.input<typeof ownerApplicationSchema>;
