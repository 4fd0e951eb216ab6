/** The light build ships no types of its own; what we use of it is the full build's. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
