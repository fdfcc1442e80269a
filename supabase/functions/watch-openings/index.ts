import { serve } from '../_shared/serve.ts';
import { watchOpenings } from './watch-openings.ts';

export default serve('POST', watchOpenings);
