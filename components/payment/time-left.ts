/** 1,742,000 ms → "29:02"; null when nothing is left. */
export function formatTimeLeft(ms: number): string | null {
  if (ms <= 0) return null;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
