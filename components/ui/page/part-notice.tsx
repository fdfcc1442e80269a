type Props = { text: string; onRetry: () => void };

/** Replaces a part of the page that couldn't be loaded or stopped working. */
export const PartNotice = ({ text, onRetry }: Props) => (
  <p role="alert" className="rounded-card border border-line bg-paper-deep p-6 text-center">
    {text}{' '}
    <button
      type="button"
      onClick={onRetry}
      className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
    >
      Try again
    </button>
  </p>
);
