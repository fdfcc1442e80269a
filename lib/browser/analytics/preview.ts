import { isPreview } from '@/lib/domain/analytics/analytics';

/**
 * Whether the page is shown in, or was opened from, a site builder's preview, where nothing is counted (product §7.3).
 */
export const isPreviewed = () =>
  isPreview({ host: window.location.host, referrer: document.referrer });
