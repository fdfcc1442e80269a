export function Tracking() {
  return null;
}
