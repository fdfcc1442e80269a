'use server';

import { hostAction } from '@/app/host/host-action';
import * as reviews from '@/lib/data/host/reviews';
import { uuidSchema } from '@/lib/schemas/fields';
import { answerSchema, reviewChangeSchema, reviewImportSchema } from '@/lib/schemas/host/reviews';

const PATH = '/host/reviews';

export const changeReview = hostAction([uuidSchema, reviewChangeSchema], reviews.setReview, PATH);
export const answerReview = hostAction([uuidSchema, answerSchema], reviews.answerReview, PATH);
export const deleteReview = hostAction([uuidSchema], reviews.deleteReview, PATH);
export const previewImport = hostAction([reviewImportSchema], reviews.previewImport);
export const importReviews = hostAction([reviewImportSchema], reviews.importReviews, PATH);
export const undoImport = hostAction([uuidSchema], reviews.undoImport, PATH);
