/** Whether a finger is what the visitor points with. */
export const isTouched = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
