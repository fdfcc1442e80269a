import { serveOpen } from '../_shared/serve.ts';
import { receiveNotice } from './receive-notice.ts';

/** The payment provider's webhook. It has no key of this project: its signature authorises. */
export default serveOpen('POST', receiveNotice);
