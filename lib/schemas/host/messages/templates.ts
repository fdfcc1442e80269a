import { z } from 'zod';
import { calendarDateSchema, longTextSchema, textSchema, uuidSchema } from '../../fields.ts';
import { cabinChoiceSchema } from '../staff/staff-list.ts';

const anchorSchema = z.enum(['check_in', 'check_out']);

export const templateSchema = z.object({
  id: uuidSchema,
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Null if the template is only emailed. */
  sms: z.string().nullable(),
  /** Null if it is never sent automatically. */
  anchor: anchorSchema.nullable(),
  days: z.int(),
  hour: z.int(),
  isOn: z.boolean(),
  /** Empty for all cabins. */
  cabinIds: z.array(uuidSchema),
});
export type HostTemplate = z.infer<typeof templateSchema>;

const previewBookingSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  cabin: z.string(),
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
});
export type PreviewBooking = z.infer<typeof previewBookingSchema>;

/** The response of `host_templates`. */
export const templatesSchema = z.object({
  templates: z.array(templateSchema),
  cabins: z.array(cabinChoiceSchema),
  bookings: z.array(previewBookingSchema),
});
export type HostTemplates = z.infer<typeof templatesSchema>;

/** The response of `host_template_values`. */
export const templateFactsSchema = z.object({
  guestName: z.string(),
  cabin: z.string(),
  city: z.string(),
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  adults: z.int(),
  children: z.int(),
  pets: z.int(),
  reference: z.string(),
  token: z.string(),
});

const someText = (max: number) => longTextSchema(max).pipe(z.string().min(1));

export const templateFormSchema = z.strictObject({
  id: uuidSchema.optional(),
  name: textSchema(1, 60),
  subject: textSchema(1, 150),
  body: someText(1800),
  sms: textSchema(1, 160).nullable(),
  anchor: anchorSchema.nullable(),
  days: z.int().min(-60).max(14),
  hour: z.int().min(0).max(23),
  isOn: z.boolean(),
  cabinIds: z.array(uuidSchema).max(200),
});
export type TemplateForm = z.infer<typeof templateFormSchema>;
