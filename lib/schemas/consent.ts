import { z } from 'zod';
import {
  CONSENT_PURPOSES,
  isPlainWording,
  MAX_CONSENT,
  missingParts,
} from '../domain/messaging/consent-wording.ts';
import { shop } from '../shop/shop.ts';
import { textSchema } from './fields.ts';

export const consentPurposeSchema = z.enum(CONSENT_PURPOSES);

/** A consent wording allowed beside the phone field. */
export const consentWordsSchema = textSchema(1, MAX_CONSENT)
  .refine(isPlainWording, { error: 'Not plain words' })
  .refine((words) => missingParts(words, shop().name).length === 0, { error: 'Lacks a part' });
