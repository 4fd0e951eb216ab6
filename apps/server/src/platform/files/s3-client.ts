import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Place } from '../../settings/file-settings.ts';

/** How often an answer that may be better the next time is asked for. */
const TRIES = 4;
const FIRST_PAUSE_MS = 100;
/** How long the storage may think before its answer begins. */
const ANSWER_MS = 30_000;
const LINK_SECONDS = 60;

interface Asked {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** What the storage refused, by its own word for it. */
export class S3Refusal extends Error {
  readonly status: number;
  /** As a disk would name it, where it is the same trouble. */
  readonly code: string;

  constructor(status: number, word: string, what: string) {
    super(`the object storage refused ${what}: ${status} ${word}`.trimEnd());
    this.status = status;
    this.code = status === 507 || /Quota|StorageFull/.test(word) ? 'ENOSPC' : word;
  }
}

export interface S3Client {
  place: S3Place;
  /** The answer, whose body is the caller's to read; whatever is no success is thrown. */
  send(method: string, key: string, asked?: Asked): Promise<Response>;
  /** An address that opens this object for a minute, for whoever has it. */
  link(key: string, query: Record<string, string>): Promise<string>;
}

/** Requests to one bucket, signed one by one (Signature 4), asked again where that can help. */
export function createS3Client(place: S3Place): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken, region } = place;
  const cache = new Map<string, ArrayBuffer>();
  const keys = {
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    cache,
    ...(sessionToken ? { sessionToken } : {}),
  };

  function addressOf(key: string, query: Record<string, string> = {}): string {
    const search = searchOf(Object.entries(query));
    const path = key === '' ? '' : `/${place.prefix}${key}`;
    return `${place.url}${path}${search === '' ? '' : `?${search}`}`;
  }

  async function ask(method: string, key: string, { query, headers = {}, body }: Asked): Promise<Response> {
    const signed = await new AwsV4Signer({
      ...keys,
      method,
      url: addressOf(key, query),
      // The storage compares what arrives with this, so that no bit is lost on the way unseen.
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body ? { body } : {}),
    }).sign();
    const hurry = new AbortController();
    const late = setTimeout(() => hurry.abort(new Error('the object storage does not answer')), ANSWER_MS);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
        signal: hurry.signal,
      });
    } finally {
      clearTimeout(late);
    }
  }

  return {
    place,
    async send(method, key, asked = {}) {
      for (let trial = 1; ; trial += 1) {
        const answer = await ask(method, key, asked).catch((error: Error) => error);
        if (!(answer instanceof Error) && answer.ok) return answer;
        const isLast = trial === TRIES;
        if (answer instanceof Error) {
          if (isLast) throw new Error(`the object storage cannot be reached: ${reasonOf(answer)}`, { cause: answer });
        } else {
          const text = await answer.text();
          const mayPass = answer.status >= 500 && answer.status !== 501 && answer.status !== 507;
          if (isLast || !(mayPass || answer.status === 429)) {
            throw new S3Refusal(answer.status, tagOf(text, 'Code') ?? '', `${method} ${key || place.bucket}`);
          }
        }
        await delay(FIRST_PAUSE_MS * 2 ** trial * (0.5 + Math.random() / 2));
      }
    },
    async link(key, query) {
      const url = addressOf(key, { ...query, 'X-Amz-Expires': String(LINK_SECONDS) });
      const signed = await new AwsV4Signer({ ...keys, method: 'GET', url, signQuery: true }).sign();
      return `${place.url}/${place.prefix}${key}?${searchOf([...signed.url.searchParams])}`;
    },
  };
}

/** Written as the signature reads it: not every storage takes a form's plus for a space. */
function searchOf(pairs: [string, string][]): string {
  const strict = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return pairs.map(([name, value]) => `${strict(name)}=${strict(value)}`).join('&');
}

export const isMissing = (error: unknown): boolean => error instanceof S3Refusal && error.status === 404;

/** The first such element of an answer; everything that we ask for is flat enough for that. */
export function tagOf(xml: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found?.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&');
}

function reasonOf(error: Error): string {
  return (error.cause as Error | undefined)?.message || error.message;
}
