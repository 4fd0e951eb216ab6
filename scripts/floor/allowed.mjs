/**
 * What is shipped although a browser of the floor lacks it: the feature, how many uses there are at most, and why they
 * are safe. A new use of one that is counted is looked at like the first; `ANY` is for what can do no harm.
 */
const ANY = Number.POSITIVE_INFINITY;

const FILLED = 'filled before anything uses it (apps/web/app/floor, apps/web/app/teach-shell/frame/missing-calls.ts)';
const ASKED_FOR = 'used only where it was found to be there';
const OTHER_OBJECT = 'a method of ours or of a library, on its own object: only the name is the same';
const NICETY = 'ignored where it is unknown, and nothing hangs on it';
const FOR_PAPER = 'ignored where it is unknown: the sheet is printed with the browser’s own margins and colours';

export const ALLOWED = {
  '.at()': [ANY, FILLED],
  '.randomUUID()': [ANY, FILLED],
  '.throwIfAborted()': [ANY, FILLED],
  TransformStream: [1, FILLED],
  '.pipeThrough()': [1, FILLED],

  'Error.captureStackTrace': [4, ASKED_FOR],
  BarcodeDetector: [1, `a reader of ours stands in; ${ASKED_FOR}`],
  ManagedMediaSource: [3, `hls.js; ${ASKED_FOR}`],
  'Uint8Array.fromBase64': [1, `tus; ${ASKED_FOR}`],
  navigation: [9, `React and React Router; ${ASKED_FOR}`],
  print: [6, 'the console’s own buttons; Firefox on phones says that it cannot print'],
  reportError: [2, `React and React Router; ${ASKED_FOR}`],
  requestIdleCallback: [1, `a timer stands in; ${ASKED_FOR}`],
  setImmediate: [2, `of Node and old Edge; ${ASKED_FOR}`],
  '.createPolicy()': [2, `trusted types; ${ASKED_FOR}`],
  '.createScriptURL()': [2, `trusted types; ${ASKED_FOR}`],
  '.exitFullscreen()': [1, `the player fills the window instead; ${ASKED_FOR}`],
  '.requestFullscreen()': [1, `the player fills the window instead; ${ASKED_FOR}`],
  '.yield()': [1, `the reader of squares; ${ASKED_FOR}`],
  '.replaceSync()': [2, `a style element stands in; ${ASKED_FOR}`],
  '.skipTransition()': [3, `view transitions, which no page of ours asks for; ${ASKED_FOR}`],
  '.startViewTransition()': [3, `view transitions, which no page of ours asks for; ${ASKED_FOR}`],

  '.canParse()': [1, `hls.js: ${OTHER_OBJECT}`],
  '.configure()': [1, `hls.js: ${OTHER_OBJECT}`],
  '.destroy()': [ANY, `hls.js: ${OTHER_OBJECT}`],
  '.forget()': [ANY, OTHER_OBJECT],
  '.handle()': [4, `Workbox: ${OTHER_OBJECT}`],
  '.isActive()': [2, `TanStack Query: ${OTHER_OBJECT}`],
  '.mul()': [3, `the QR code’s: ${OTHER_OBJECT}`],
  '.resize()': [1, `the reader of squares: ${OTHER_OBJECT}`],
  '.retry()': [3, `hls.js: ${OTHER_OBJECT}`],
  '.s()': [1, `tus, minified: ${OTHER_OBJECT}`],
  '.seek()': [4, `the player and the notes beside it: ${OTHER_OBJECT}`],
  '.subscribe()': [ANY, `stores: ${OTHER_OBJECT}`],
  '.use()': [1, `React: ${OTHER_OBJECT}`],

  ':has': [20, 'each a nicety, or with a rule for browsers without it under @supports not selector(:has(a))'],
  ':fullscreen': [3, 'Safari before 16.4 fills the window by a class instead'],
  ':selection': [ANY, NICETY],
  'color-mix()': [9, 'backgrounds of placeholders and a sheen: without them the plain colour beneath is seen'],
  container: [1, 'the player; without it the layout of a phone stands'],
  'container-type': [5, 'without it the narrow layout stands; for sizes in cqi see there'],
  '@container': [10, 'without it the narrow layout stands'],
  '(a < b)': [10, 'inside @container only, whose browsers know ranges'],
  cqi: [
    33,
    'covers; under @supports not (container-type) they are drawn for a phone; the player’s offer keeps its size',
  ],
  dvh: [3, 'the quiz, the exam and the review: under @supports not, the same in vh'],
  lh: [2, 'a height kept free against movement'],
  'align-content: start': [ANY, 'in grids only, where it is older than the floor'],
  'align-self: end': [ANY, 'in grids only, where it is older than the floor'],
  'align-self: start': [ANY, 'in grids only, where it is older than the floor'],
  'justify-content: start': [ANY, 'in grids only, where it is older than the floor'],
  'place-items: end': [ANY, 'in grids only, where it is older than the floor'],
  'float: inline-start': [1, 'the console’s preview; without it the picture stands above the text'],
  '(scripting)': [5, 'for visitors without scripts: a browser that does not know the question has scripts on'],
  'contain-intrinsic-block-size': [ANY, NICETY],
  'contain-intrinsic-size': [ANY, NICETY],
  'content-visibility': [ANY, 'saves work where it is known'],
  'field-sizing': [ANY, 'the field scrolls instead of growing'],
  'font-synthesis': [ANY, NICETY],
  'line-clamp': [2, 'the prefixed one stands beside it'],
  'overscroll-behavior': [ANY, NICETY],
  'scrollbar-width': [ANY, NICETY],
  'text-wrap': [ANY, NICETY],
  'user-select': [ANY, 'the prefixed one stands beside it'],
  resize: [ANY, 'a phone has no corner to pull at'],
  ...Object.fromEntries(
    ['default', 'grab', 'grabbing', 'none', 'not-allowed', 'pointer', 'progress'].map((shape) => [
      `cursor: ${shape}`,
      [ANY, 'a phone has no pointer'],
    ]),
  ),
  '@page': [5, FOR_PAPER],
  page: [2, FOR_PAPER],
  size: [5, FOR_PAPER],
  'print-color-adjust': [4, 'the prefixed one stands beside it'],
};
