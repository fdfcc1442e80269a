import { Logo, LogoMark } from '@/components/ui/logo';
import { RidgeLine } from '@/components/ui/ridge-line';
import { Row, Specimen } from './specimen';

const FAMILIES: Record<string, readonly string[]> = {
  spruce: ['950', '900', '800', '700', '600', '300', '200', '100', '50'],
  ridge: ['800', '700', '600', '400', '300'],
  dawn: ['400', '300', '200', '100', '50'],
  ember: ['800', '700', '600', '500', '100'],
};
const SINGLES = [
  'paper',
  'paper-deep',
  'surface',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
];
const TYPE = [
  ['text-display', 'Your cabin in the Smokies'],
  ['text-title-1', 'Cabins in Wears Valley'],
  ['text-title-2', 'Popular This Week'],
  ['text-title-3', 'What a stay costs'],
  ['text-title-4', 'Do the cabins have hot tubs?'],
] as const;

// The variables are read directly: class names made from parts would never be found by Tailwind.
function Swatch({ name }: { name: string }) {
  return (
    <li className="w-24 text-xs">
      <span
        className="block h-16 rounded-control border border-line"
        style={{ background: `var(--color-${name})` }}
      />
      {name}
    </li>
  );
}

export function Tokens() {
  return (
    <>
      <Specimen title="Colors">
        {Object.entries(FAMILIES).map(([family, shades]) => (
          <ul key={family} className="mb-4 flex flex-wrap gap-3">
            {shades.map((shade) => (
              <Swatch key={shade} name={`${family}-${shade}`} />
            ))}
          </ul>
        ))}
        <ul className="flex flex-wrap gap-3">
          {SINGLES.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        {TYPE.map(([size, text]) => (
          <p key={size} className="mb-5">
            <span className="block text-xs text-ink-soft">{size}</span>
            <span className={`font-display font-semibold text-spruce-900 ${size}`}>{text}</span>
          </p>
        ))}
        <p className="mb-2 eyebrow text-ember-700">Eyebrow</p>
        <p className="max-w-prose text-lede text-ink-soft">Lede: vetted and handpicked cabins.</p>
        <p className="mt-2 max-w-prose">
          Text: the total you see is the total you pay, and <a className="link">a link</a>.
        </p>
      </Specimen>
      <Specimen title="Shapes, shadows and paper">
        <div className="flex flex-wrap gap-6">
          <p className="rounded-control bg-surface p-6 shadow-control">control</p>
          <p className="rounded-card bg-surface p-6 shadow-card">card</p>
          <p className="rounded-card bg-surface p-6 shadow-lift">lift</p>
          <p className="rounded-card bg-surface p-6 shadow-raised">raised</p>
          <p className="poster">
            <span className="block bg-dawn-200 p-6">poster</span>
          </p>
          <p className="bg-dawn-200 tear-bottom p-6">tear-bottom</p>
          <p className="bg-dawn-200 tear-left p-6">tear-left</p>
          <p className="rounded-control hatch p-6">hatch</p>
          <p className="rounded-control half-day p-6">half-day</p>
        </div>
        <div className="ridge-floor mt-6 h-32 overflow-hidden rounded-card bg-dawn-100 after:text-dawn-300" />
        <RidgeLine className="mt-6 text-spruce-900" />
      </Specimen>
      <Specimen title="Logo">
        <Row label="Wordmark and mark">
          <Logo className="text-spruce-900" />
          <span className="rounded-card bg-spruce-950 p-4 text-white">
            <Logo />
          </span>
          <LogoMark className="size-16 rounded-card" />
        </Row>
      </Specimen>
    </>
  );
}
