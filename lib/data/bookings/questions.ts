import 'server-only';
import { z } from 'zod';
import { mailboxLimits } from '@/lib/data/backend/mailbox-limits';
import { isPossibleSpam, type Question } from '@/lib/domain/messaging/question';
import { bookingTokenSchema } from '@/lib/schemas/guest-booking';
import type { QuestionRequest } from '@/lib/schemas/question';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { readQuestion } from '@/lib/supabase/question-row';

/** The question behind a token; null for an unknown one. */
export async function getQuestion(token: string): Promise<Question | null> {
  return bookingTokenSchema.safeParse(token).success ? readQuestion(adminClient(), token) : null;
}

// The result of the database function ask_question.
const outcomeSchema = z.discriminatedUnion('result', [
  z.object({ result: z.enum(['asked', 'repeated']), token: z.string() }),
  z.object({ result: z.enum(['limited', 'unknown_cabin']) }),
]);
type AskOutcome = z.output<typeof outcomeSchema>;

/** Stores a question for the host; idempotent by id. What may be spam is stored too, and answered the same. */
export async function askQuestion(
  { cabin: slug, question: body, website, elapsed_ms: elapsedMs, ...asked }: QuestionRequest,
  visitor: Pick<Request, 'headers'>,
  now: Date,
): Promise<AskOutcome> {
  const spam = isPossibleSpam({ name: asked.name, question: body, website, elapsedMs });
  const outcome = await adminClient().rpc('ask_question', {
    p_question: { ...asked, slug, body, is_possible_spam: spam },
    p_limits: await mailboxLimits('question', asked.email, visitor),
    p_now: now.toISOString(),
  });
  return outcomeSchema.parse(expectData(outcome));
}
