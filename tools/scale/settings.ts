// What a host gives a database of two cores and eight gigabytes.
export const SETTINGS = [
  ...['shared_buffers=2GB', 'effective_cache_size=6GB', 'work_mem=16MB', 'random_page_cost=1.1'],
  ...['fsync=on', 'max_wal_size=16GB', 'checkpoint_timeout=30min'],
];
