const NAMES: Record<string, string> = {
  block: 'Nights blocked',
  cancel: 'Booking cancelled by the host',
  close_thread: 'Conversation closed',
  invite: 'Invited',
  note: 'Note added',
  open_thread: 'Conversation opened again',
  read: 'Messages read',
  reply: 'Message answered',
  resend: 'Letter sent again',
  set_days: 'Nights changed',
  unblock: 'Nights opened again',
  undo: 'Change taken back',
};

/** What was done, in words, for the history and a booking's page. */
export function actionName(action: string): string {
  const words = action.replaceAll(/[_-]/g, ' ');
  return NAMES[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
