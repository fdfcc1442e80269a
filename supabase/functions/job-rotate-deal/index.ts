import { serveJob } from '../_shared/serve.ts';
import { rotateDeal } from './rotate-deal.ts';

export default serveJob(rotateDeal);
