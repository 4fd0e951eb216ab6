import type { HlsConfig, RetryConfig } from 'hls.js';
import Hls from 'hls.js/light';

type LoadPolicy = HlsConfig['fragLoadPolicy'];

/** A request that nobody answered is made again after so long at most, as often as it takes. */
const TRY_AGAIN_MS = 2000;
/**
 * How far ahead is fetched: enough to ride through a tunnel, and no more than somebody who leaves early would mind
 * having paid for. Left to itself the library fetches ten minutes, or sixty megabytes.
 */
const AHEAD = { maxMaxBufferLength: 120, maxBufferSize: 8_000_000, maxBufferLength: 30 };

/** The library that streams, which comes late and brings along what it is told for lines that fail. */
export class PatientHls extends Hls {
  constructor(wanted: Partial<HlsConfig>) {
    const { fragLoadPolicy, keyLoadPolicy, playlistLoadPolicy } = Hls.DefaultConfig;
    super({
      ...AHEAD,
      fragLoadPolicy: patient(fragLoadPolicy),
      keyLoadPolicy: patient(keyLoadPolicy),
      playlistLoadPolicy: patient(playlistLoadPolicy),
      ...wanted,
    });
  }
}

/**
 * A request that nobody answered is made again in the same quality, however often, also where the browser takes a dead
 * line for a living one. Left to itself the library goes through all other qualities instead, and forgets a chosen one.
 */
function patient({ default: policy }: LoadPolicy): LoadPolicy {
  const own = policy.errorRetry;
  if (!own) return { default: policy };
  let unanswered = false;
  const errorRetry: RetryConfig = {
    ...own,
    maxRetryDelayMs: TRY_AGAIN_MS,
    shouldRetry(_config, tries, _isTimeout, answer, may) {
      unanswered = answer?.code === 0;
      return unanswered || (may && tries < own.maxNumRetry);
    },
    // Asked for right after it: what came and is spoiled is fetched so often and no more.
    get maxNumRetry() {
      return unanswered ? Number.POSITIVE_INFINITY : own.maxNumRetry;
    },
  };
  return { default: { ...policy, errorRetry } };
}
