import { openOverlay } from '@/components/ui/dialog/overlay-store';
import { track } from '@/lib/browser/analytics/track';
import type { TourDates } from './tour-end';

export type TouredCabin = {
  slug: string;
  title: string;
  videoTourUrl?: string | null;
  tiktokId?: string | null;
};

const loadTour = () => import('./tour-modal');
const loadEmbed = () => import('./embed-modal');

export const hasTour = ({ videoTourUrl, tiktokId }: TouredCabin): boolean =>
  Boolean(videoTourUrl || tiktokId);

/** The dialog's code; the video itself loads when opened. */
export function preloadTour({ videoTourUrl }: TouredCabin): void {
  void (videoTourUrl ? loadTour() : loadEmbed()).catch(() => undefined);
}

export function openTour(cabin: TouredCabin, dates: TourDates): Promise<void> {
  const { slug, title, videoTourUrl, tiktokId } = cabin;
  const name = `Video tour of ${title}`;
  track('video_tour_click', { slug, source: videoTourUrl ? 'video_tour' : 'short_video' });
  return openOverlay(async (close) => {
    if (videoTourUrl) {
      const { TourModal } = await loadTour();
      return <TourModal title={name} url={videoTourUrl} dates={dates} onClose={close} />;
    }
    const { EmbedModal } = await loadEmbed();
    return <EmbedModal title={name} id={tiktokId ?? ''} onClose={close} />;
  });
}
