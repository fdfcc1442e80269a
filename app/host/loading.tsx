export default function Loading() {
  return (
    <div role="status" className="host-loading">
      <span className="sr-only">Loading…</span>
      <i />
      <i />
      <i />
    </div>
  );
}
