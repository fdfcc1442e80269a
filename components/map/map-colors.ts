/** Theme colors for what no stylesheet draws. */
export const MAP_COLORS = {
  land: '#f2eadb',
  park: '#cfe0cf',
  ridge: '#8fb3a0',
  water: '#8fb3c9',
  roadEdge: '#c9b894',
  road: '#fffdf9',
  stateLine: '#345a75',
  area: '#b34719',
} as const;
