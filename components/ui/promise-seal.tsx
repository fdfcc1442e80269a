import { shop } from '@/lib/shop/shop';
import { joinClasses } from './class-names';

type Props = {
  className?: string;
  /** Too small for its name to be read. */
  isSmall?: boolean;
};

const LETTER_WIDTH = 9;

/** Makes the letters of a long name narrower, so that it keeps to its arc. */
const narrowed = (text: string, most: number) =>
  text.length * LETTER_WIDTH > most
    ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' as const }
    : {};

/** The seal of the promise, with its name around a cabin at sunrise; once on a page, beside the name in plain text. */
export function PromiseSeal({ className, isSmall = false }: Props) {
  const words = shop().claims.promise.split(' ');
  const [top, bottom] = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={joinClasses('shrink-0', className)}>
      <circle cx="60" cy="60" r="54" className="fill-ember-600" />
      <circle
        cx="60"
        cy="60"
        r="52.5"
        pathLength="24"
        className="fill-none stroke-ember-600 stroke-[13.5] [stroke-dasharray:0_1] [stroke-linecap:round]"
      />
      <circle cx="60" cy="60" r="53" className="fill-none stroke-dawn-300 stroke-1" />
      {!isSmall && (
        <>
          <path id="seal-top" d="M26.4 83.5a41 41 0 1 1 67.2 0" className="fill-none" />
          <path id="seal-bottom" d="M12 60a48 48 0 0 0 96 0" className="fill-none" />
          <g
            textAnchor="middle"
            className="fill-dawn-50 font-display text-[12px] font-semibold uppercase [word-spacing:0.15em]"
          >
            <text {...narrowed(top, 165)}>
              <textPath href="#seal-top" startOffset="50%">
                {top}
              </textPath>
            </text>
            <text {...narrowed(bottom, 80)}>
              <textPath href="#seal-bottom" startOffset="50%">
                {bottom}
              </textPath>
            </text>
          </g>
        </>
      )}
      <path
        d="M21.9 82.9h.01M98.1 82.9h.01"
        className="fill-none stroke-dawn-300 stroke-3 [stroke-linecap:round]"
      />
      <circle cx="60" cy="60" r="35" className="fill-dawn-100" />
      <circle cx="60" cy="54" r="12" className="fill-dawn-400" />
      <path
        d="M25.1 62 38 53l9 6 11-10 11 10 10-7 15.9 10a35 35 0 0 1-69.8 0"
        className="fill-ridge-400"
      />
      <path d="M26.5 70c9-8 17-5 26-2s21-9 41 2a35 35 0 0 1-67 0" className="fill-spruce-600" />
      <path d="M30 78q15-6 30-3t30 3a35 35 0 0 1-60 0" className="fill-spruce-900" />
      <path d="m36 79 5-17 5 17m29 0 4-14 4 14" className="fill-spruce-900" />
      <path d="M51 66h18v12H51" className="fill-ember-800" />
      <path d="m47 68 13-12 13 12" className="fill-spruce-950" />
      <path d="M57 69h6v6h-6" className="fill-dawn-300" />
      <circle cx="60" cy="60" r="35" className="fill-none stroke-dawn-300 stroke-2" />
    </svg>
  );
}
