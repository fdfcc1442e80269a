/** How long until a refund shows on a statement. */
export const REFUND_DELAY_COPY = 'It can take 5 to 10 business days to show up on your statement.';
