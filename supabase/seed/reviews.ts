import { hashUuid } from './hash.ts';
import { reviewTexts, type ReviewText } from './review-texts.ts';

type SeedReview = ReviewText & { id: string; slug: string };

export const reviews: readonly SeedReview[] = Object.entries(reviewTexts).flatMap(([slug, texts]) =>
  texts.map((text) => ({ ...text, id: hashUuid(`review:${slug}:${text.author}`), slug })),
);
