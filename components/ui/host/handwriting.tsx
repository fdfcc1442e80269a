import { handwrittenNotes, type NoteName } from '@/lib/copy/handwritten-notes';
import { shop } from '@/lib/shop/shop';

type Props = {
  note: NoteName;
  /** The height to reserve before the font has loaded. */ rem: number;
};

/**
 * A note in the host's own hand, as far as it is drawn: it bears her name. A picture and no web font, with which a browser lays the whole page out again; screen
 * readers get the words.
 */
export function Handwriting({ note, rem }: Props) {
  return (
    <p>
      <span className={shop().isHandwritten ? 'sr-only' : 'text-title-3 italic'}>
        {handwrittenNotes()[note].join(' ')}
      </span>
      {shop().isHandwritten && (
        // eslint-disable-next-line @next/next/no-img-element -- A drawing of lines needs no image service.
        <img
          src={`/images/notes/${note}.svg`}
          alt=""
          loading="lazy"
          style={{ height: `${rem}rem` }}
        />
      )}
    </p>
  );
}
