/** How long until a refund shows on a statement. */
export const REFUND_DELAY_COPY =
  'Banks usually take 5 to 10 business days to show it on your statement.';
