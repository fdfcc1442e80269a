import { z } from 'zod';
import { parsePlace } from '../../../domain/values/parse-place.ts';
import { parsedBy, textSchema } from '../../fields.ts';

const slugSchema = z
  .string()
  .trim()
  .max(60)
  .regex(/^(?!(?:all|elsewhere)$)[a-z0-9]+(-[a-z0-9]+)*$/);

/** An area as the form has it. */
export const areaFormSchema = z.strictObject({
  slug: slugSchema,
  city: textSchema(2, 60),
  line: textSchema(0, 120),
  place: z.string().max(2000).transform(parsedBy(parsePlace, 'Not a place')),
});
export type AreaForm = z.input<typeof areaFormSchema>;
export type NewArea = z.output<typeof areaFormSchema>;

/** What the form showed of an area. */
export const seenAreaSchema = z.strictObject({
  slug: z.string().max(60),
  city: z.string().max(60),
  line: z.string().max(120),
  latitude: z.number(),
  longitude: z.number(),
});
export type SeenArea = z.infer<typeof seenAreaSchema>;

export const areaKeySchema = z.string().max(60);
export const areaOrderSchema = z.array(areaKeySchema).max(100);

/** The response of `host_areas` in order; `cabins` is the number in each. */
export const hostAreasSchema = z.object({
  areas: z.array(seenAreaSchema.extend({ cabins: z.int() })),
});
export type HostArea = z.infer<typeof hostAreasSchema>['areas'][number];
