/** The oldest browsers that every page works in, for scripts and styles alike; record 32 says why these. */
export const FLOOR = ['chrome90', 'safari15.4', 'ios15.4', 'firefox100'];
