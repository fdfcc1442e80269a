type Props = { text: string; isProblem: boolean };

/** How a form went that was sent without JavaScript. */
export function FormAnswer({ text, isProblem }: Props) {
  return (
    <p
      role={isProblem ? 'alert' : 'status'}
      className={`mb-6 max-w-prose rounded-control px-4 py-3 font-medium print:hidden ${isProblem ? 'bg-ember-100 text-ember-800' : 'bg-spruce-100 text-spruce-900'}`}
    >
      {text}
    </p>
  );
}
