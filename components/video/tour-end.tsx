import { RotateCcw } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fromPriceText, NO_OPEN_NIGHT } from '@/lib/copy/price-words';

/** The booking offer at the end of a tour. */
export type TourDates = { leastNightCents: number | null | undefined; open: () => void };

type Props = { dates: TourDates; onDates: () => void; onAgain: () => void };

/** Stands over the last picture of a film that is over. */
export function TourEnd({ dates: { leastNightCents }, onDates, onAgain }: Props) {
  return (
    <div
      role="group"
      aria-label="After the film"
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-spruce-950/80 p-4 text-center text-white"
    >
      <p role="status" className="font-display text-title-3">
        {leastNightCents == null ? NO_OPEN_NIGHT : `Dates ${fromPriceText(leastNightCents)}`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={onDates} className={buttonClass('accent', 'medium')}>
          See open dates
        </button>
        <button type="button" onClick={onAgain} className={buttonClass('secondary', 'medium')}>
          <Icon shapes={RotateCcw} className="size-4" />
          Watch again
        </button>
      </div>
    </div>
  );
}
