/** Alone, because it is all that every page loads of the texts. */
export const JOINED_TEXT = {
  title: "You're all set!",
  description: 'A welcome letter is on its way: tap its link, and the tips come to you.',
};
