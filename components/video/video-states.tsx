import { buttonClass } from '@/components/ui/button';

/** A loading overlay that lets clicks through to the player's controls. */
export function VideoLoading() {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-4 bg-spruce-950/70 text-sm font-semibold text-white"
    >
      <span
        aria-hidden
        className="size-8 animate-spin rounded-full border-2 border-white/25 border-t-white"
      />
      Loading video...
    </div>
  );
}

type VideoProblemProps = {
  isShortVideo: boolean;
  /** Null if the URL isn't safe to open. */ pageUrl: string | null;
};

export function VideoProblem({ isShortVideo, pageUrl }: VideoProblemProps) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-5 p-4 text-center">
      <p role="alert" className="font-display text-title-3 text-white">
        Unable to load video
      </p>
      {pageUrl !== null && (
        <a
          href={pageUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'medium', 'whitespace-nowrap')}
        >
          {isShortVideo ? 'Open in TikTok' : 'Open in original'}
        </a>
      )}
    </div>
  );
}
