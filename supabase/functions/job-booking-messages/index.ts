import { serveJob } from '../_shared/serve.ts';
import { notifyGuests } from './notify-guests.ts';

export default serveJob(notifyGuests);
