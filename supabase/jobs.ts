/**
 * What runs by the clock: the edge function `job-<name>`, every so many seconds. The embedded backend starts them
 * itself; on a hosted project pg_cron does, by the same list in the database function job_schedule.
 */
export const JOBS: readonly { name: string; everySeconds: number }[] = [
  { name: 'expire-holds', everySeconds: 60 },
  { name: 'settle-payments', everySeconds: 60 },
  { name: 'send-outbox', everySeconds: 60 },
  { name: 'recount-search', everySeconds: 60 },
  { name: 'fold-figures', everySeconds: 60 },
  { name: 'rotate-deal', everySeconds: 3600 },
  { name: 'prune', everySeconds: 21_600 },
  { name: 'extend-calendars', everySeconds: 21_600 },
  { name: 'booking-messages', everySeconds: 60 },
  { name: 'invite-staff', everySeconds: 60 },
  { name: 'publish-posts', everySeconds: 60 },
  { name: 'sync-calendars', everySeconds: 300 },
  { name: 'text-openings', everySeconds: 300 },
];
