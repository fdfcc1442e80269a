export function LinkRestorer() {
  return null;
}
