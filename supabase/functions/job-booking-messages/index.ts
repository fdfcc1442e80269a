import { serveJob } from '../_shared/serve.ts';
import { tellGuests } from './tell-guests.ts';

export default serveJob(tellGuests);
