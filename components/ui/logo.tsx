import { joinClasses } from '@/components/ui/class-names';
import { shop } from '@/lib/shop/shop';

type LogoProps = {
  className?: string;
  wordmarkClassName?: string;
  /** Refers to the drawing in the header instead of repeating it. */
  isRepeat?: boolean;
};

const DRAWING = 'logo-drawing';

/**
 * The shop's logo. The example shop has the drawing of public/icon.svg in the colors of the theme: a low sun, two ridges
 * and a lit cabin.
 */
export function LogoMark({ className, id }: { className?: string; id?: string }) {
  if (shop().logo) {
    const look = joinClasses('w-auto max-w-36 object-contain', className);
    // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- Small as it is; the alt is in it.
    return <img {...shop().logo} className={look} />;
  }
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className} id={id}>
      <path d="M0 0h48v48H0z" className="fill-dawn-300" />
      <circle cx="32" cy="18" r="8" className="fill-ember-500" />
      <path d="M0 26c6-4 10-8 15-8s9 7 15 7 11-5 18-8v31H0z" className="fill-ridge-400" />
      <path d="M0 34c7-5 12-8 17-7s9 5 15 5 10-3 16-7v23H0z" className="fill-ridge-700" />
      <path
        d="m17 24.5 10.5 8.5H25v9H9v-9H6.5zM36 23l5 8h-2l3.5 7H29.5l3.5-7h-2z"
        className="fill-spruce-950"
      />
      <path d="M0 41c8-3 15-4 24-3s16 1 24-2v12H0z" className="fill-spruce-900" />
      <path d="M14.5 32h5v5h-5z" className="fill-dawn-200" />
    </svg>
  );
}

export function Logo({ className, wordmarkClassName, isRepeat = false }: LogoProps) {
  return (
    <span className={joinClasses('inline-flex items-center gap-2.5', className)}>
      {isRepeat && !shop().logo ? (
        <svg viewBox="0 0 48 48" aria-hidden="true" className="logo">
          <use href={`#${DRAWING}`} />
        </svg>
      ) : (
        <LogoMark id={DRAWING} className="logo" />
      )}
      {!shop().logo?.alt && (
        <span className={joinClasses('leading-none', wordmarkClassName)}>
          <span className="wordmark-name">{shop().host}</span>
          <span className="wordmark-kind">{shop().name.replace(shop().host, '').trim()}</span>
        </span>
      )}
    </span>
  );
}
