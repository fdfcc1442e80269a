import { isPreview } from '@/lib/domain/analytics/analytics';

/** Whether the page is framed by, or was opened from, a site builder's preview, which isn't counted (product §7.3). */
export const isPreviewed = () =>
  isPreview({ host: window.location.host, referrer: document.referrer });
