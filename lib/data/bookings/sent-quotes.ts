import 'server-only';
import { cache } from 'react';
import { adminClient } from '@/lib/supabase/admin-client';
import { readSentQuote } from '@/lib/supabase/sent-quote-row';

/** The quote behind a link, read once per request; null for a link that opens nothing. */
export const getSentQuote = cache((token: string) => readSentQuote(adminClient(), token));
