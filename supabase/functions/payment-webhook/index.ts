import { serveOpen } from '../_shared/serve.ts';
import { receiveNotice } from './receive-notice.ts';

/** What the payment provider tells us; it has no key of this project, so its signature is checked. */
export default serveOpen('POST', receiveNotice);
