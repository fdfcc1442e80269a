import { alcoveBath } from './room-bath-alcove.ts';
import { centeredBath } from './room-bath-centered.ts';
import { windowBath } from './room-bath-window.ts';
import type { Subject } from './subject.ts';

/** A tub that is described as standing free never gets built in. */
export function bathroom(subject: Subject): string {
  const { words, number } = subject;
  const turn = (number >>> 7) % 3;
  const isFree = /claw|freestanding|oval|trough|deep|double-ended|soaking|white/.test(words);
  if (/round mirror/.test(words)) return windowBath(subject);
  if (isFree) return turn === 0 ? windowBath(subject) : centeredBath(subject);
  if (/by the window|sliding/.test(words)) return alcoveBath(subject);
  if (turn === 0) return windowBath(subject);
  return turn === 1 || /mirror/.test(words) ? alcoveBath(subject) : centeredBath(subject);
}
