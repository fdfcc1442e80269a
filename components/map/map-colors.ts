/** Theme colors for what no stylesheet draws. */
export const MAP_COLORS = {
  land: '#f2eadb',
  /** Water, and what lies beyond the counties that are known. */
  beyond: '#d9e3e6',
  park: '#cfe0cf',
  ridge: '#8fb3a0',
  water: '#8fb3c9',
  roadEdge: '#c9b894',
  road: '#fffdf9',
  stateLine: '#345a75',
} as const;

const ACCENT = '--color-ember-600';

/** Pins are of the page, and have its colors. */
export const PIN_COLOR = `var(${ACCENT})`;

/** The same for the map's own layers, which can't use CSS variables. */
export const areaColor = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue(ACCENT) || '#b34719';
