/** Where the phone keeps what the server has not answered yet. */
export const OUTBOX_KEY = 'outbox';
