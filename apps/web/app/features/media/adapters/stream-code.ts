/** The code that feeds streams, with its library: it comes with the first film, and is kept with a lesson on the phone. */
export const streamCode = () => import('./hls-stream.ts');
