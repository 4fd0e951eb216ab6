import type { Reply } from '@hessa/contract/client';
import { FIRST_PIECE, nextPiece } from '@hessa/rules/media/next-piece';
import type { UploadPurpose } from '@hessa/rules/media/upload-purposes';
import type { DetailedError, Upload } from 'tus-js-client';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { readRefusal } from '../../api/read-refusal.ts';
import { pageTenant, requestHeaders } from '../../api/request-headers.ts';
import { refreshToken } from '../../api/token-refresh.ts';
import { buildSettings } from '../../build-settings.ts';
import { endSession, getSession, sessionToken } from '../../session/session-store.ts';
import { lineBack } from '../frame/line-back.ts';

const FINISH = 'POST /api/teach/uploads/{uploadId}/finish';

export type UploadedFile = Reply<typeof FINISH>['data'];

export type UploadStage = 'sending' | 'waiting' | 'checking';

interface UploadOptions {
  purpose: UploadPurpose;
  fileName: string;
  onStage: (stage: UploadStage) => void;
  onProgress: (sentBytes: number) => void;
  /** The server knows it by this id from now on. */
  onTaken?: (uploadId: string) => void;
  /** Stops the upload where it is; with `GIVEN_UP` for a reason it is also forgotten on the server. */
  signal: AbortSignal;
}

export const GIVEN_UP = 'given up';

/** Answers that mean «ask again», such as a piece that took too long or a server that restarts. */
const PASSING = new Set([408, 409, 423, 425, 429, 500, 502, 503, 504]);

/** The server ends a request long before; past this the line died without a word. */
const SILENCE_MS = 20_000;

/**
 * Sends a file in pieces until the server has all of it, however often the line is cut between, and lets the server
 * look into it. The same file chosen again after a reload goes on where it stopped.
 */
export async function resumableUpload(file: Blob, options: UploadOptions): Promise<UploadedFile> {
  const { signal, onStage } = options;
  const { upload, send } = await prepare(file, options);
  await untilDone(options, send);
  onStage('checking');
  const { data } = await untilDone(options, () => call(FINISH, { params: { uploadId: idOf(upload) } }));
  signal.throwIfAborted();
  return data;
}

function idOf({ url }: Upload): string {
  return new URL(url ?? '', location.href).pathname.split('/').at(-1) ?? '';
}

async function prepare(file: Blob, options: UploadOptions) {
  const { Upload } = await import('tus-js-client');
  const { purpose, fileName, signal, onStage, onProgress } = options;
  let pieceBegan = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let attempt = newAttempt();
  const stop = (reason: unknown) => {
    clearTimeout(silence);
    void upload.abort(reason === GIVEN_UP).catch(() => {});
    attempt.reject(reason);
  };
  const upload: Upload = new Upload(file, {
    endpoint: `${buildSettings.apiBase}/api/teach/uploads`,
    metadata: { purpose, fileName },
    fingerprint: async () => fingerprint(file, options),
    chunkSize: FIRST_PIECE,
    removeFingerprintOnSuccess: true,
    // When to try again is decided below: the library gives up while the browser knows of no line.
    retryDelays: null,
    onBeforeRequest(request) {
      pieceBegan = performance.now();
      clearTimeout(silence);
      silence = setTimeout(() => stop(lineFailed()), SILENCE_MS);
      for (const [name, value] of requestHeaders(sessionToken())) request.setHeader(name, value);
      (request.getUnderlyingObject() as XMLHttpRequest).withCredentials = true;
    },
    onAfterResponse(request, answer) {
      clearTimeout(silence);
      const status = answer.getStatus();
      const isGone = request.getMethod() === 'HEAD' && (status === 404 || status === 410);
      // Left to itself, the library would begin from nothing because a login had to be renewed.
      if (status >= 300 && !isGone) throw readRefusal(FINISH, status, answer.getBody());
    },
    onProgress(sent) {
      onStage('sending');
      onProgress(sent);
    },
    onChunkComplete(bytes) {
      upload.options.chunkSize = nextPiece(bytes, performance.now() - pieceBegan);
    },
    onUploadUrlAvailable: () => options.onTaken?.(idOf(upload)),
    onSuccess: () => attempt.resolve(),
    onError(error) {
      clearTimeout(silence);
      const { causingError } = error as DetailedError;
      attempt.reject(causingError instanceof ApiError ? causingError : lineFailed());
    },
  });
  signal.addEventListener('abort', () => stop(signal.reason));
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  const send = () => {
    attempt = newAttempt();
    upload.start();
    return attempt.promise;
  };
  return { upload, send };
}

/** A promise with its ends in our hand; `Promise.withResolvers` is too young for the floor. */
function newAttempt() {
  let resolve = () => {};
  let reject = (_reason: unknown) => {};
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

function lineFailed(): ApiError {
  return new ApiError('network.failed', 0, 'Network error.', 'النت قطع.');
}

/** Tries until it is done or refused for good. A line that is away is waited for, as long as it takes. */
async function untilDone<T>({ signal, onStage }: UploadOptions, attempt: () => Promise<T>): Promise<T> {
  let isRenewed = false;
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError)) throw error;
      const trouble: ApiError | null = error.status === 401 && !isRenewed ? await renewLogin(error) : error;
      isRenewed = error.status === 401;
      if (!trouble) continue;
      if (!trouble.isNetwork && !PASSING.has(trouble.status)) throw trouble;
      onStage('waiting');
      await lineBack(failures, signal);
    }
  }
}

/** The pieces of a large file outlive the token that it began with. */
async function renewLogin(refusal: ApiError): Promise<ApiError | null> {
  const token = sessionToken();
  if (!token) return refusal;
  try {
    await refreshToken(token);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || error.status === 403) endSession('expired');
    return error;
  }
}

/** The same file of the same person for the same purpose; only that may be gone on with. */
function fingerprint(file: Blob, { purpose, fileName }: UploadOptions): string {
  const session = getSession();
  const account = session.status === 'member' ? session.user.id : '';
  const changed = file instanceof File ? file.lastModified : '';
  return ['upload', pageTenant(), account, purpose, fileName, file.type, file.size, changed].join(' ');
}
