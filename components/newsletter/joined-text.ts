/** Alone, because it is all that every page loads of the texts. */
export const JOINED_TEXT = {
  title: "You're all set!",
  description: 'One last step: tap the link in the e-mail that is on its way to you.',
};
