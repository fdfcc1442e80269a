import { z } from 'zod';
import { uuidSchema } from './fields.ts';

/** The query of `GET /api/availability` (product §11). */
export const availabilityQuerySchema = z.strictObject({ cabin_id: uuidSchema });
