import { pipeline, type Readable, type Transform } from 'node:stream';

/** What comes out at the end; a failure anywhere is a failure there, so that nobody waits for bytes that never come. */
export function joined(
  source: Readable | AsyncIterable<string | Buffer>,
  ...steps: [Transform, ...Transform[]]
): Readable {
  return pipeline([source as Readable, ...steps], () => {}) as unknown as Readable;
}
