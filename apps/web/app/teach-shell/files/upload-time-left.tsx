import { secondsLeft } from '@hessa/rules/media/film/film-ladder';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { aboutLength } from '@hessa/rules/text/film-length';
import { useState } from 'react';

interface UploadTimeLeftProps {
  sent: number;
  bytes: number;
  digits: DigitStyle;
}

/** How long the rest takes at the speed so far; shown while it is sent, so that a line that was cut is measured anew. */
export function UploadTimeLeft({ sent, bytes, digits }: UploadTimeLeftProps) {
  const [begun] = useState(() => ({ atMs: Date.now(), sent }));
  const elapsedMs = Date.now() - begun.atMs;
  const left = secondsLeft({ done: sent - begun.sent, total: bytes - begun.sent, elapsedMs });
  return left === null || sent >= bytes ? null : <span className="muted">فاضل {aboutLength(left, digits)} تقريبًا</span>;
}
