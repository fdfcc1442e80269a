import { limitWork } from './admission.ts';
import { checkAddress } from './check-address.ts';
import { checkFileConditions } from './file-conditions.ts';
import type { Guard } from './guard.ts';
import { headAsGet } from './head-as-get.ts';
import { refusesLargeBodies } from './large-bodies.ts';
import { guardPictures } from './picture-queue.ts';

/** Asked in this order before Next; the first that answers is the last that is asked. */
export const guards: readonly Guard[] = [
  checkAddress,
  refusesLargeBodies,
  guardPictures,
  checkFileConditions,
  headAsGet,
  limitWork,
];
