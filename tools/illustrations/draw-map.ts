import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LABELS } from '../../lib/domain/catalog/region.ts';
import { toGeoJson, toSvg } from './map.ts';

const folder = path.resolve(import.meta.dirname, '../../public/map');

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'smokies.json'), `${JSON.stringify(toGeoJson(LABELS))}\n`);
writeFileSync(path.join(folder, 'smokies.svg'), toSvg());
