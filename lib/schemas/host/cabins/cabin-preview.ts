import { z } from 'zod';
import { isVideoId } from '../../../domain/catalog/video.ts';
import { typed } from '../form-fields.ts';
import { cabinFormSchema } from './cabins.ts';

const { shape } = cabinFormSchema;

/** The form fields that visitors would see. */
export const previewFieldsSchema = z.object({
  title: typed(z.string().trim().max(80)),
  shortDesc: typed(shape.shortDesc),
  longDesc: typed(shape.longDesc),
  mountainMamaReview: typed(shape.mountainMamaReview),
  city: typed(shape.city),
  area: typed(shape.area),
  maxGuests: typed(shape.maxGuests),
  bedrooms: typed(shape.bedrooms),
  baths: typed(shape.baths),
  bedTypes: typed(shape.bedTypes),
  has: typed(z.array(z.string())),
  lacks: typed(z.array(z.string())),
  ownAmenities: typed(shape.ownAmenities),
  mountainFacts: typed(shape.mountainFacts),
  houseRules: typed(shape.houseRules),
  cleaningFee: typed(shape.cleaningFee),
  petFee: typed(shape.petFee),
  maxPets: typed(shape.maxPets),
  freeCancelDays: typed(shape.freeCancelDays),
  checkInTime: typed(shape.checkInTime),
  checkOutTime: typed(shape.checkOutTime),
  elevationFt: typed(shape.elevationFt),
  videoTourUrl: typed(shape.videoTourUrl),
  tiktokIds: typed(shape.tiktokIds.transform((ids) => ids.filter(isVideoId))),
});
export type PreviewFields = z.input<typeof previewFieldsSchema>;

const PREVIEW_PARTS = ['card', 'page'] as const;
export type PreviewPart = (typeof PREVIEW_PARTS)[number];

/** Sent by the editor to its preview. */
export const previewDraftSchema = z.strictObject({
  cabinPreview: z.strictObject({ part: z.enum(PREVIEW_PARTS), fields: previewFieldsSchema }),
});
export type PreviewDraft = z.output<typeof previewDraftSchema>['cabinPreview'];

/** Sent by the preview when it can receive drafts. */
export const previewReadySchema = z.strictObject({ cabinPreview: z.literal('ready') });
export const PREVIEW_READY: z.infer<typeof previewReadySchema> = { cabinPreview: 'ready' };
