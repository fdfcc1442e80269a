import { serve } from '../_shared/serve.ts';
import { sendText } from './send-text.ts';

export default serve('POST', sendText);
