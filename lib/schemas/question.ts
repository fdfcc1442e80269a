import { z } from 'zod';
import { DEFAULT_PARTY, PARTY_LIMITS } from '../domain/stays/party.ts';
import { normalizeEmail } from '../domain/values/email-address.ts';
import { MAX_GUEST_MESSAGE } from '../domain/bookings/booking.ts';
import {
  arePossibleDates,
  emailSchema,
  IMPOSSIBLE_DATES,
  intSchema,
  longTextSchema,
  optionalDates,
  partyFields,
  personNameSchema,
  textSchema,
  uuidSchema,
} from './fields.ts';

const DAY_MS = 86_400_000;
const { adults, children, pets } = partyFields(PARTY_LIMITS, intSchema);

/**
 * The body of `POST /api/questions`. The form generates the id, which makes a resend idempotent; without scripts it has
 * none. `website` is a honeypot, `elapsed_ms` is since opening.
 */
export const questionSchema = z
  .strictObject({
    id: uuidSchema.default(() => crypto.randomUUID()),
    cabin: textSchema(1, 100),
    ...optionalDates,
    adults: adults.default(DEFAULT_PARTY.adults),
    children: children.default(DEFAULT_PARTY.children),
    pets: pets.default(DEFAULT_PARTY.pets),
    name: personNameSchema,
    email: emailSchema.transform(normalizeEmail),
    question: longTextSchema(MAX_GUEST_MESSAGE).pipe(z.string().min(1)),
    website: z.string().max(500).default(''),
    elapsed_ms: intSchema(0, 30 * DAY_MS)
      .nullable()
      .default(null),
  })
  .refine(arePossibleDates, IMPOSSIBLE_DATES);
export type QuestionRequest = z.output<typeof questionSchema>;
