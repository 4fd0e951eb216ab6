import type { ErrorCode } from '@hessa/contract/errors/catalogue';
import { type UploadPurpose, uploadRule } from '@hessa/rules/media/upload-purposes';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../api/refusal-of.ts';
import { redrawPicture } from './redraw-picture.ts';
import { GIVEN_UP, resumableUpload, type UploadedFile, type UploadStage } from './resumable-upload.ts';

export type UploadState =
  | { kind: 'idle' }
  | {
      kind: 'busy';
      name: string;
      bytes: number;
      sent: number;
      stage: UploadStage;
      chosen: File;
      /** Null until the server has taken it on. */
      uploadId: string | null;
    }
  /** Without `retry` where the same file would be refused again. */
  | { kind: 'failed'; name: string; problem: string; retry?: () => void };

/** What is wrong with the file itself, or with the place it is to have; another try changes neither. */
const HOPELESS: ReadonlySet<string> = new Set([
  'upload.wrong_kind',
  'upload.broken',
  'upload.too_large',
  'upload.too_many_pixels',
  'upload.over_quota',
] satisfies ErrorCode[]);

/** One file at a time on its way to the server. */
export function useUpload(purpose: UploadPurpose, onUploaded: (file: UploadedFile, chosen: File) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const told = useRef(onUploaded);
  told.current = onUploaded;
  const isBusy = state.kind === 'busy';

  useEffect(() => () => running.current?.abort('left'), []);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  async function start(chosen: File) {
    const problem = problemOf(chosen, purpose);
    const retry = () => void start(chosen);
    if (problem) return setState({ kind: 'failed', name: chosen.name, problem });
    running.current?.abort('another file');
    const control = new AbortController();
    running.current = control;
    const busy = (change: object) =>
      setState((now) => (running.current === control && now.kind === 'busy' ? { ...now, ...change } : now));
    const begun = { name: chosen.name, bytes: chosen.size, sent: 0, chosen, uploadId: null };
    setState({ kind: 'busy', stage: 'sending', ...begun });
    try {
      const { pictureSide } = uploadRule(purpose);
      const sent = pictureSide === undefined ? chosen : await redrawPicture(chosen, pictureSide);
      busy({ bytes: sent.size });
      const file = await resumableUpload(sent, {
        purpose,
        fileName: chosen.name,
        signal: control.signal,
        onStage: (stage) => busy({ stage }),
        onProgress: (bytes) => busy({ sent: bytes }),
        onTaken: (uploadId) => busy({ uploadId }),
      });
      setState({ kind: 'idle' });
      told.current(file, chosen);
    } catch (error) {
      if (control.signal.aborted) return;
      const { code, messageAr: problem } = refusalOf(error);
      setState({ kind: 'failed', name: chosen.name, problem, ...(HOPELESS.has(code) ? {} : { retry }) });
    }
  }

  return {
    state,
    start,
    cancel() {
      running.current?.abort(GIVEN_UP);
      setState({ kind: 'idle' });
    },
  };
}

/** What can be said before a byte is sent. */
function problemOf({ size }: File, purpose: UploadPurpose): string | null {
  const { maxBytes, pictureSide } = uploadRule(purpose);
  if (size === 0) return 'الملف ده فاضي.';
  // A picture is made smaller here first.
  return size > maxBytes && pictureSide === undefined ? 'الملف أكبر من المسموح هنا.' : null;
}
