import 'server-only';
import { z } from 'zod';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import { hostConsentsSchema, type consentFormSchema } from '@/lib/schemas/host/settings/consents';

export const getConsents = () => readHost('host_consents', {}, hostConsentsSchema);

export const saveConsent = ({ purpose, words, seen }: z.output<typeof consentFormSchema>) =>
  writeHost(
    'host_save_consent',
    { p_purpose: purpose, p_words: words, p_seen: seen as string },
    z.object({ version: z.string() }),
  );
