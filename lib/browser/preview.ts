import { isPreview } from '@/lib/domain/analytics/analytics';

/** Whether this page is shown by, or was opened from, a tool that builds sites: then nothing is counted (product §7.3). */
export const isPreviewed = () =>
  isPreview({ host: window.location.host, referrer: document.referrer });
