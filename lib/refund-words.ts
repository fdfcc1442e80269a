/** How long a refund that has left needs to be seen. */
export const BANKS_TAKE = 'Banks usually take 5 to 10 business days to show it.';
