import { serveOpen } from '../_shared/serve.ts';
import { receiveEvent } from './receive-event.ts';

/** The payment provider's webhook. It has no key of this project: its signature authorises. */
export default serveOpen('POST', receiveEvent);
