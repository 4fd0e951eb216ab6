import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../session/safe-storage.ts';
import { useSession } from '../../../session/use-session.ts';
import { draftPlace } from '../../../teach-shell/editing/use-draft.ts';
import { FORMATS, type ImportFormat } from './import-format.ts';

type Texts = Record<ImportFormat, string>;

interface Kept {
  format: ImportFormat;
  texts: Texts;
}

const NOTHING: Kept = { format: 'pasted', texts: { pasted: '', table: '', gift: '', xml: '' } };

/**
 * What was pasted or read, by format. It stays in the browser until it is taken into the quiz: closing the dialog,
 * a reload or a cut lose nothing, so closing has nothing to ask. It is forgotten with the drafts at logout.
 */
export function useImportSource() {
  const session = useSession();
  const place = draftPlace(session.status === 'member' ? session.user.id : '', 'imported questions');
  const [kept, setKept] = useState(() => readKept(place));

  function keep(next: Kept) {
    setKept(next);
    if (FORMATS.every((format) => next.texts[format] === '')) removeStored(place);
    else writeStored(place, JSON.stringify(next));
  }

  return {
    format: kept.format,
    text: kept.texts[kept.format],
    choose: (format: ImportFormat) => keep({ ...kept, format }),
    write: (format: ImportFormat, text: string) => keep({ format, texts: { ...kept.texts, [format]: text } }),
  };
}

/** Written by an older version, or by hand: only what has the right shape is taken. */
function readKept(place: string): Kept {
  try {
    const found = JSON.parse(readStored(place) ?? 'null') as Partial<Kept> | null;
    const format = FORMATS.find((each) => each === found?.format) ?? NOTHING.format;
    const entries = FORMATS.map((each) => [each, String(found?.texts?.[each] ?? '')]);
    return { format, texts: Object.fromEntries(entries) as Texts };
  } catch {
    return NOTHING;
  }
}
