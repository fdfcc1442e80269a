import { serveJob } from '../_shared/serve.ts';
import { syncCalendars } from './sync-calendars.ts';

export default serveJob(syncCalendars);
