/** The specification's own names; other tabs and later versions read the same ones. */
export const storageKeys = {
  token: 'auth_token',
  user: 'currentUser',
  flag: 'isAuthenticated',
  userId: 'user_id',
  deviceId: 'app_device_id',
} as const;

/** Where the phone keeps what the server has not answered yet. Every page looks here, without the outbox's own code. */
export const OUTBOX_KEY = 'outbox';

/** Where the account that is signed in stopped in its videos. */
export const WATCH_PLACES_KEY = 'watch_places';
