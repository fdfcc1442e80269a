import { errorResponse } from '../_shared/responses.ts';

const FAILURES = {
  no_html: [502, 'No embed HTML received'],
  not_found: [404, 'That video is private or gone.'],
  rate_limited: [503, 'TikTok is busy. Try again in a minute.'],
  timeout: [504, 'TikTok didn’t answer in time.'],
  unreachable: [502, 'We can’t reach TikTok.'],
  bad_answer: [502, 'TikTok sent something we can’t use.'],
} as const;
export type Failure = keyof typeof FAILURES;

const isFailure = (code: string): code is Failure => Object.hasOwn(FAILURES, code);

export function embedErrorResponse(code: string): Response {
  const failure = isFailure(code) ? code : 'bad_answer';
  return errorResponse(FAILURES[failure][0], failure, FAILURES[failure][1]);
}
