/** A field for programs that fill in every form; people neither see nor reach it. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
