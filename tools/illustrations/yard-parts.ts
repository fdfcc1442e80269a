import { oval } from './ink.ts';
import type { Light } from './light.ts';

export type Draw = (light: Light, paint: string) => string;

export const shadow = (w: number, x = 0): string => oval(x, 0, w, w * 0.1 + 3, '#161a2b', 0.28);
