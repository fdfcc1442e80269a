import { serveJob } from '../_shared/serve.ts';
import { sendOutbox } from './send-outbox.ts';

export default serveJob(sendOutbox);
