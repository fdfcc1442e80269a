import { isOnDrawing } from '../domain/catalog/region-drawing.ts';
import type { Location } from '../domain/values/public-location.ts';
import { shop } from './shop.ts';

/** Whether the stay's map picture (`stayMapPath`) can be drawn. */
export const hasDrawnMap = (location: Location): boolean =>
  shop().showsSmokies && isOnDrawing(location);
