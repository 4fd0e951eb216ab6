/** The specification's own names; other tabs and later versions read the same ones. */
export const TOKEN_KEY = 'auth_token';
export const USER_KEY = 'currentUser';
export const FLAG_KEY = 'isAuthenticated';
export const USER_ID_KEY = 'user_id';
export const DEVICE_ID_KEY = 'app_device_id';

export const storageKeys = {
  token: TOKEN_KEY,
  user: USER_KEY,
  flag: FLAG_KEY,
  userId: USER_ID_KEY,
  deviceId: DEVICE_ID_KEY,
} as const;

/** A login that a dead line put aside, for the next page that is opened. */
export const PARKED_LOGIN_KEY = 'parked_login';

/** The code that a guest typed, for whichever tab logs in. */
export const WAITING_CODE_KEY = 'waiting_code';

/** What a guest pressed before the page was awake, until it is judged. */
export const EARLY_CODE_KEY = 'early_code';

/** Where the phone keeps what the server has not answered yet. Every page looks here, without the outbox's own code. */
export const OUTBOX_KEY = 'outbox';

/** Papers that the account that is signed in sent and the server would not take, until that was read. */
export const REFUSED_PAPERS_KEY = 'refused_papers';

/** The two phones of a child that a parent asked this phone to remember. */
export const PARENT_PHONES_KEY = 'parent_phones';

/** The stamps that the account that is signed in has seen: whatever is earned besides is new. */
export const SEEN_STAMPS_KEY = 'seen_stamps';

/** Where the account that is signed in stopped in its videos. */
export const WATCH_PLACES_KEY = 'watch_places';

/** How fast the account that is signed in plays its videos. */
export const VIDEO_SPEED_KEY = 'video_speed';

/** Which lessons the account that is signed in keeps here: pages look at it without the code that keeps them. */
export const KEPT_LESSONS_KEY = 'kept_lessons';
