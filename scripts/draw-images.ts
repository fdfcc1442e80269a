import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { RoomType } from '../lib/domain/cabin.ts';
import { cabins } from '../supabase/seed/cabins.ts';
import { heroImageUrl, photoUrl } from '../supabase/seed/catalogue-sql.ts';
import type { Scene, SeedCabin } from '../supabase/seed/seed-cabin.ts';
import { cabinShape } from './drawing/cabin-shape.ts';
import { CANVAS, ground, landscape, treeLine, type Size } from './drawing/landscape.ts';
import { deck, dogOnPorch, exterior, firePit, hotTub, mountainView } from './drawing/outdoors.ts';
import { lookOf, moods, type Look } from './drawing/palette.ts';
import {
  bathroom,
  bedroom,
  bunkRoom,
  dining,
  gameRoom,
  greatRoom,
  indoorPool,
  kitchen,
  theater,
} from './drawing/rooms.ts';
import { sheet } from './drawing/shapes.ts';

type Picture = { url: string; svg: string };

const HOME_HERO: Size = { width: 1920, height: 1080 };
const SOCIAL: Size = { width: 1200, height: 630 };

const rooms: Record<RoomType, (look: Look, bedrooms: number, scene?: Scene) => string> = {
  exterior,
  great_room: greatRoom,
  kitchen,
  dining,
  bedroom: (look, _bedrooms, scene) => (scene === 'bunks' ? bunkRoom(look) : bedroom(look)),
  bathroom,
  hot_tub: hotTub,
  pool: indoorPool,
  theater,
  game_room: gameRoom,
  fire_pit: firePit,
  view: (look) => mountainView(look),
  deck,
  pets: dogOnPorch,
};

const canvas = (content: string): string => sheet(CANVAS.width, CANVAS.height, content);

function cabinPictures(cabin: SeedCabin): Picture[] {
  const look = lookOf(cabin.slug);
  const photos = cabin.photos.map(([room, , scene], index) => {
    const { accent, decor } = look;
    const own = lookOf(`${cabin.slug}:${index}`, { accent, decor });
    return {
      url: photoUrl(cabin, index),
      svg: canvas(rooms[room](own, cabin.bedrooms, scene)),
    };
  });
  const heroScene = cabin.photos[0]?.[2] === 'water' ? 'water' : undefined;
  return [
    { url: heroImageUrl(cabin), svg: canvas(exterior(look, cabin.bedrooms, heroScene)) },
    ...photos,
  ];
}

function farCabin(look: Look, size: Size, foot: number, scale: number): string {
  const x = size.width * 0.68;
  const y = size.height * foot;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${cabinShape(look, 0, 0, 2)}</g>`;
}

function dawnRidges(size: Size, scale: number): string {
  const look = lookOf('home', { mood: moods.dawn });
  return (
    landscape(look.mood, size, 'home') +
    treeLine(look.mood, size, 0.8, 'home:back') +
    ground(look.mood, size, 0.78) +
    farCabin(look, size, 0.84, scale) +
    treeLine(look.mood, size, 1.06, 'home:front', 0.22)
  );
}

function socialCard(): string {
  const label = (y: number, fontSize: number, words: string) =>
    `<text x="80" y="${y}" font-family="Liberation Serif, DejaVu Serif, serif" font-size="${fontSize}" font-weight="bold" fill="#3a2a2c">${words}</text>`;
  return (
    dawnRidges(SOCIAL, 0.62) +
    label(150, 76, 'Mountain Mama Cabins') +
    label(210, 36, 'Smoky Mountain cabins, booked direct')
  );
}

function sitePictures(): Picture[] {
  const area = (
    slug: string,
    bedrooms: number,
    options: Partial<Look>,
    scene?: Scene,
  ): Picture => ({
    url: `/images/areas/${slug}.webp`,
    svg: canvas(exterior(lookOf(`area:${slug}`, options), bedrooms, scene)),
  });
  const category = (slug: string, content: string): Picture => ({
    url: `/images/categories/${slug}.webp`,
    svg: canvas(content),
  });
  return [
    { url: '/images/home-hero.webp', svg: sheet(1920, 1080, dawnRidges(HOME_HERO, 0.85)) },
    { url: '/images/social-default.jpg', svg: sheet(SOCIAL.width, SOCIAL.height, socialCard()) },
    area('gatlinburg', 2, { mood: moods.dusk }),
    area('pigeon-forge', 3, { mood: moods.morning }, 'water'),
    area('sevierville', 1, { mood: moods.golden }),
    area('wears-valley', 5, { mood: moods.autumn }),
    category('hot-tub', hotTub(lookOf('category:hot-tub', { mood: moods.dusk }))),
    category('pool', indoorPool(lookOf('category:pool', { mood: moods.morning }))),
    category('family', exterior(lookOf('category:family', { mood: moods.golden }), 7)),
    category('pet-friendly', dogOnPorch(lookOf('category:pet-friendly', { mood: moods.autumn }))),
    category('mountain-views', mountainView(lookOf('category:mountain-views'), CANVAS, moods.dawn)),
  ];
}

const publicFolder = join(import.meta.dirname, '..', 'public');
rmSync(join(publicFolder, 'images', 'cabins'), { recursive: true, force: true });

for (const { url, svg } of [...sitePictures(), ...cabins.flatMap(cabinPictures)]) {
  const file = join(publicFolder, url);
  mkdirSync(dirname(file), { recursive: true });
  const image = sharp(Buffer.from(svg));
  if (url.endsWith('.jpg')) await image.jpeg({ quality: 80, mozjpeg: true }).toFile(file);
  else await image.webp({ quality: 60 }).toFile(file);
}
