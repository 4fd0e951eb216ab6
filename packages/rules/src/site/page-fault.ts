/**
 * What may break in a page: a page that the browser could not take over as the server wrote it, a part that threw, a
 * page that was left with nothing, a file that did not arrive, a store that could not be opened, something that the
 * page's policy refused, and a browser below the floor.
 */
export const FAULT_KINDS = ['hydration', 'component', 'page', 'script', 'store', 'policy', 'old-browser'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_MESSAGE_LENGTH = 300;

/** Every fixed word of an address of ours; whatever else stands in one may say who is there, or open something. */
const WORDS = new Set(
  [
    'about announcements audit bank board books choose-password claim-ownership codes confirm-email contact course course-player courses curriculum data deleted design differences',
    'enrolled-courses forgot-password grade gradebook import join-team kept-lessons lesson login marking move my-lectures notes outbox parent-monitoring password-link password-links',
    'preparatory3 preview print profile quiz quizzes receipts redeem register reset-password results search second-factor security sellers settings sheets statistics students',
    'teach team test-refresh-token test-tenant-headers traces unit-viewer video watch',
  ].flatMap((line) => line.split(' ')),
);

/** An address as a pattern: `/course/:id/lesson/:id/video`. */
export function pagePattern(path: string): string {
  const [address = ''] = path.split(/[?#]/);
  const parts = address.split('/').filter((part) => part !== '');
  return `/${parts
    .slice(0, 8)
    .map((part) => (WORDS.has(part) ? part : ':id'))
    .join('/')}`;
}

/** A file of the build, which is kept; else a word with digits that is long enough to open something, or a phone. */
const FILE_OR_SECRET =
  /[A-Za-z][\w.-]{0,60}-[\w-]{8}\.(?:js|css)\b|\b(?=[\w-]*\p{Nd})[\w-]{8,}\b|\p{Nd}[\p{Nd}\s().+-]{3,}/gu;

/**
 * The words of a fault without anybody in them: no address but the name of a file of ours, no mail address, no number
 * that could be a phone's, nothing long enough to be an id, a code or a token.
 */
export function faultMessage(told: string): string {
  return told
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/(?:https?|wss?|blob|data|file):\S*/gi, (address) => fileOf(address))
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(FILE_OR_SECRET, (found) => (/\.(?:js|css)$/.test(found) ? found : '…'))
    .replace(/\b[A-Z]{4}-?[A-Z]{4}\b/g, '…')
    .replace(/\S{80,}/g, '…')
    .slice(0, FAULT_MESSAGE_LENGTH)
    .trim();
}

function fileOf(address: string): string {
  return /\/assets\/([\w.-]{1,80}\.(?:js|css))/.exec(address)?.[1] ?? '…';
}
