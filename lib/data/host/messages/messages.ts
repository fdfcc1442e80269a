import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import {
  replyResultSchema,
  threadSchema,
  threadsSchema,
  type ThreadFilter,
} from '@/lib/schemas/host/messages/messages';

export const listThreads = (filter: ThreadFilter) =>
  readHost('host_threads', { p_filter: filter }, threadsSchema);

export const getThread = (reference: string) =>
  readHost('host_thread', { p_reference: reference }, threadSchema);

/** Shows the reply on the guest's page and emails it. */
export const createReply = (reference: string, text: string) =>
  writeHost('host_reply', { p_reference: reference, p_text: text }, replyResultSchema);

export const markThreadRead = (reference: string) =>
  writeHost('host_read', { p_reference: reference });

export const setThreadClosed = (reference: string, isClosed: boolean) =>
  writeHost('host_close', { p_reference: reference, p_closed: isClosed });

/** `null` unassigns the thread. */
export const assignThread = (reference: string, userId: string | null) =>
  writeHost('host_assign', {
    p_reference: reference,
    ...(userId !== null && { p_user_id: userId }),
  });

/** Removes a text from an unknown number from the list. */
export const settleText = (id: string) => writeHost('host_settle_text', { p_id: id });
