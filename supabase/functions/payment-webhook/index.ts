import { serveOpen } from '../_shared/serve.ts';
import { receiveEvent } from './receive-event.ts';

/** The payment provider's webhook, authorized by its signature rather than by a key of this project. */
export default serveOpen('POST', receiveEvent);
