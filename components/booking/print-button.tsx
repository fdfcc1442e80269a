'use client';

export function PrintButton() {
  return (
    <button
      type="button"
      data-needs-script
      onClick={() => window.print()}
      className="min-h-11 cursor-pointer rounded-full border border-white px-5 font-semibold text-white transition-colors hover:bg-white/15 focus-visible:outline-white print:hidden"
    >
      Print
    </button>
  );
}
