import type { Bed } from '../../lib/domain/catalog/cabin.ts';
import { hashNumber } from '../../supabase/seed/hash.ts';
import type { SeedCabin } from '../../supabase/seed/seed-cabin.ts';
import type { CabinLook } from './cabin-look-table.ts';
import { lookLight } from './cabin-looks.ts';
import { pick } from './chance.ts';
import { decorOf, type Decor } from './decor.ts';
import type { Light, Time } from './light.ts';
import { vista } from './vista.ts';

/** One photograph to draw: whose it is, what it must show, and in which light. */
export type Subject = {
  cabin: SeedCabin;
  look: CabinLook;
  light: Light;
  decor: Decor;
  words: string;
  seed: string;
  number: number;
  beds: readonly Bed[];
};

const roomTimes: readonly Time[] = ['morning', 'golden', 'dawn', 'morning', 'dusk'];

/** The hour a description names, if it names one. */
export function timeNamed(words: string): Time | null {
  if (/first light|sunrise|dawn/.test(words)) return 'dawn';
  if (/morning|breakfast|clear day/.test(words)) return 'morning';
  if (/sundown|sunset|golden/.test(words)) return 'golden';
  if (/night|stars/.test(words)) return 'night';
  if (/dusk|evening|lantern| lit\b/.test(words)) return 'dusk';
  return null;
}

/** The beds of the room a bedroom picture shows: the kind its words name, else the next room. */
export function bedsShown(cabin: SeedCabin, words: string, bedroom: number): readonly Bed[] {
  const rooms = [...new Set(cabin.bedTypes.map(({ room }) => room))]
    .map((room) => cabin.bedTypes.filter((bed) => bed.room === room))
    .filter((beds) => beds.some(({ kind }) => kind !== 'sofa_bed'));
  const named = (['bunk', 'king', 'queen', 'full', 'twin'] as const).find((kind) =>
    words.includes(kind),
  );
  const matching = rooms.filter((beds) => !named || beds.some(({ kind }) => kind === named));
  return matching[named ? 0 : bedroom % matching.length] ?? rooms[0] ?? [];
}

export function subjectOf(
  cabin: SeedCabin,
  look: CabinLook,
  index: number,
  description: string,
  time?: Time,
): Subject {
  const seed = `${cabin.slug}:${index}`;
  const number = hashNumber(`subject:${seed}`);
  const words = description.toLowerCase();
  const light = lookLight(look, time ?? timeNamed(words) ?? pick(roomTimes, number), seed);
  const bedroom = cabin.photos.slice(0, index).filter(([room]) => room === 'bedroom').length;
  return {
    cabin,
    look,
    light,
    words,
    seed,
    number,
    decor: decorOf(look, light, vista(cabin, look, light, `${cabin.slug}:outside`), seed),
    beds: bedsShown(cabin, words, bedroom),
  };
}
