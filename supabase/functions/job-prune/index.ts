import { serveJob } from '../_shared/serve.ts';
import { prune } from './prune.ts';

export default serveJob(prune);
