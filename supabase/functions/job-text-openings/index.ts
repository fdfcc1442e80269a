import { serveJob } from '../_shared/serve.ts';
import { textOpenings } from './text-openings.ts';

export default serveJob(textOpenings);
