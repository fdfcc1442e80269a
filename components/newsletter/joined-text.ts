/** In a file of its own, because every page loads it. */
export const JOINED_TEXT = {
  title: "You're all set!",
  description: 'A welcome letter is on its way: tap its link, and the tips come to you.',
};
