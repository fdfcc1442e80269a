import { between, chance } from './chance.ts';
import { disc, times } from './ink.ts';

export const snowfall = (seed: string, count: number): string => {
  const next = chance(`snowfall:${seed}`);
  return times(count, () =>
    disc(next() * 1200, next() * 800, between(next, 1.4, 4), '#ffffff', between(next, 0.4, 0.9)),
  );
};
