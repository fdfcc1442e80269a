import { NIGHT_WORDS } from '@/components/host/copy/unavailable-copy';
import './calendar-legend.css';

const MARKS = [
  ['host-night', 'For sale'],
  ['host-night is-closed', 'Closed: not for sale'],
  ['host-night is-unopened', 'Not opened'],
  ['host-night is-no-arrival', 'Edge before: no arrival'],
  ['host-night is-no-departure', 'Edge after: no departure'],
  ['host-night is-today', 'Today'],
  ['host-selection', 'Selected'],
] as const;

export function CalendarLegend() {
  return (
    <ul className="host-legend" aria-label="What the calendar’s colors and edges mean">
      {Object.entries(NIGHT_WORDS).map(([kind, name]) => (
        <li key={kind}>
          <i className={`host-stay-${kind}`} /> {name}
        </li>
      ))}
      {MARKS.map(([look, name]) => (
        <li key={look}>
          <i className={look} /> {name}
        </li>
      ))}
      <li>
        <b>$</b> In bold: set by hand
      </li>
    </ul>
  );
}
