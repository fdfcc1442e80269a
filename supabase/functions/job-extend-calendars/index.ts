import { serveJob } from '../_shared/serve.ts';
import { extendCalendars } from './extend-calendars.ts';

export default serveJob(extendCalendars);
