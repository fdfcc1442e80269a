import { z } from 'zod';
import { PHOTO_LIMITS } from '../../domain/host/photo-limits.ts';
import { intSchema, textSchema, uuidSchema } from '../fields.ts';
import { CABIN_STATES, checklistItemSchema, roomSchema } from './cabins/cabins.ts';

const PICTURE_KINDS = ['drawings', 'photographs'] as const;
export const pictureKindSchema = z.enum(PICTURE_KINDS);
export type PictureKind = (typeof PICTURE_KINDS)[number];

const photoSchema = z.object({
  id: uuidSchema,
  imageUrl: z.string(),
  description: z.string(),
  roomType: roomSchema,
  /** The point every crop keeps in view, in percent from the left and top edges. */
  focusX: z.int(),
  focusY: z.int(),
  /** Taller than wide. */
  portrait: z.boolean(),
  /** Shown on the cabin's cards. */
  isCover: z.boolean(),
  kind: pictureKindSchema,
  /** A drawing of the same place, which the cabin's page dissolves into this photograph; null for none. */
  drawingUrl: z.string().nullable(),
});
export type HostPhoto = z.infer<typeof photoSchema>;

/** The response of `host_photos`. */
export const hostPhotosSchema = z.object({
  id: uuidSchema,
  slug: z.string(),
  title: z.string(),
  state: z.enum(CABIN_STATES),
  /** What visitors see; pictures of the other kind are kept for later. */
  shownKind: pictureKindSchema,
  photos: z.array(photoSchema),
  /** What the shop needs before a live cabin is shown in photographs. */
  missing: z.array(checklistItemSchema),
});
export type HostPhotos = z.infer<typeof hostPhotosSchema>;

export const MAX_PHOTO_TEXT = 200;
const descriptionSchema = textSchema(1, MAX_PHOTO_TEXT);

export const newPhotoSchema = z.strictObject({
  imageUrl: z
    .string()
    .trim()
    .regex(/^(?:\/images\/|https:\/\/)[^\s"<>\\]{1,480}$/),
  description: descriptionSchema,
  roomType: roomSchema,
});
export type NewPhoto = z.input<typeof newPhotoSchema>;

const partsSchema = z.strictObject({
  description: descriptionSchema,
  roomType: roomSchema,
  focusX: intSchema(0, 100),
  focusY: intSchema(0, 100),
  portrait: z.boolean(),
  drawingUrl: z.string().max(490).nullable(),
});
export type PhotoParts = z.input<typeof partsSchema>;

/** The changed fields, and the values the form showed before. */
export const photoChangeSchema = z.strictObject({
  changes: partsSchema.partial(),
  seen: z.partialRecord(
    partsSchema.keyof(),
    z.union([z.string(), z.number(), z.boolean(), z.null()]),
  ),
});
export type PhotoChange = z.input<typeof photoChangeSchema>;

/** Several pictures of a cabin, of which all or none are changed. */
export const photoChangesSchema = z
  .array(z.strictObject({ id: uuidSchema, ...photoChangeSchema.shape }))
  .min(1)
  .max(PHOTO_LIMITS.maxPhotos);
export type PhotoChanges = z.input<typeof photoChangesSchema>;

export const photoOrderSchema = z.array(uuidSchema).max(PHOTO_LIMITS.maxPhotos);

/** Where to upload a file with the tus protocol: the bucket's object, and the signature that grants access. */
export type NewUpload = {
  id: string;
  endpoint: string;
  token: string;
  bucket: string;
  path: string;
};

export const finishedUploadSchema = z.strictObject({
  cabinId: uuidSchema,
  slug: z.string(),
  uploadId: uuidSchema,
  roomType: roomSchema,
  /** The picture to replace; null adds it at the end. */
  replaces: uuidSchema.nullable(),
});
export type FinishedUpload = z.infer<typeof finishedUploadSchema>;

/** The response of `host_picture_kind`. */
export const shownPicturesSchema = z.object({
  kind: pictureKindSchema,
  other: pictureKindSchema,
  /** The live cabins with fewer than eight pictures of the other kind. */
  lacking: z.array(z.object({ slug: z.string(), title: z.string(), count: z.int() })),
});
export type ShownPictures = z.infer<typeof shownPicturesSchema>;
