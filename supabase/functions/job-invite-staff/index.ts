import { serveJob } from '../_shared/serve.ts';
import { inviteStaff } from './invite-staff.ts';

export default serveJob(inviteStaff);
