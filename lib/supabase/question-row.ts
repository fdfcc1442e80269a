import type { SupabaseClient } from '@supabase/supabase-js';
import type { Question } from '../domain/messaging/question.ts';
import { toCamelKeys } from '../domain/values/key-case.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';

/** The result of the database function read_guest_question in camel case. */
type QuestionRow = Omit<Question, 'cabin' | 'messages'> & {
  cabin: Omit<Question['cabin'], 'isLive'> & { live: boolean };
  messages: (Omit<Question['messages'][number], 'sentAt'> & { createdAt: string })[];
};

/** The question of a token; null for an unknown one. */
export async function readQuestion(
  admin: SupabaseClient<Database>,
  token: string,
): Promise<Question | null> {
  const json = expectData(await admin.rpc('read_guest_question', { p_token: token }));
  if (json === null) return null;
  const { cabin, messages, ...question } = toCamelKeys(json) as unknown as QuestionRow;
  const { live: isLive, ...shown } = cabin;
  return {
    ...question,
    cabin: { ...shown, isLive },
    messages: messages.map(({ createdAt: sentAt, ...message }) => ({ ...message, sentAt })),
  };
}
