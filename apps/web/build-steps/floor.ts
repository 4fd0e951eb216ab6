const ENGINES = ['safari15.4', 'ios15.4', 'firefox100'];

/**
 * The oldest browsers that every page works in; record 32 says why these. Scripts are written for Chromium 91 and run
 * in 90: for 90 every `?.` would be spelled out, a kilobyte on every page, because of one corner of it (a call with
 * spread arguments on nothing) that no code of ours comes to.
 */
export const SCRIPT_FLOOR = ['chrome91', ...ENGINES];
export const STYLE_FLOOR = ['chrome90', ...ENGINES];
