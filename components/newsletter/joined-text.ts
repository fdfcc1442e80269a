/** A separate file, because every page loads it. */
export const JOINED_TEXT = {
  title: "You're all set!",
  description: 'I just sent you a welcome email. Tap its link to confirm.',
};
