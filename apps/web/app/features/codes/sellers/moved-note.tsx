import type { Reply } from '@hessa/contract/client';
import { OPPOSITE_STEP } from '@hessa/rules/codes/seller-account';
import { CARD } from '@hessa/rules/text/counted-nouns';
import { countedAlone } from '@hessa/rules/text/plural';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { usePageData } from '../../../site-data.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { CardNumber } from './card-number.tsx';
import type { MovedCards } from './cards-form.tsx';
import { skippedWords } from './skipped-words.ts';

interface MovedNoteProps {
  moved: MovedCards;
  onUndone: (back: CardsBack) => void;
}

/** What an undo brought back, and which of the step's cards it had to leave. */
type CardsBack = Reply<'POST /api/teach/code-sellers/{sellerId}/cards'>['data'];

/** What was last done with cards on this screen, and the way back; once that was gone, what was undone. */
export function useMovedNote(refresh: () => Promise<void>) {
  const [moved, setMoved] = useState<MovedCards | null>(null);
  const [undone, setUndone] = useState<{ of: MovedCards; back: CardsBack } | null>(null);
  const undo = (of: MovedCards) => (back: CardsBack) => {
    setUndone({ of, back });
    void refresh();
  };
  const isUndone = undone !== null && undone.of === moved;
  const note =
    moved &&
    (isUndone ? <UndoneNote {...undone} /> : <MovedNote key={moved.key} moved={moved} onUndone={undo(moved)} />);
  return { note, setMoved };
}

function MovedNote({ moved, onUndone }: MovedNoteProps) {
  const { busy, refusal, send } = useSending();
  // One key for the note: pressed again after an answer that was lost, it hears that it is done.
  const [undoKey] = useState(() => crypto.randomUUID());
  const { key, sellerId, step, first, last } = moved;
  const undo = () =>
    send(async () => {
      const { data } = await call('POST /api/teach/code-sellers/{sellerId}/cards', {
        params: { sellerId },
        body: { key: undoKey, step: OPPOSITE_STEP[step], first, last, undoes: key },
      });
      onUndone(data);
    });
  return (
    <Note
      tone={refusal ? 'wrong' : 'right'}
      title={refusal?.messageAr ?? moved.said}
      actions={
        <Button look="line" size="small" busy={busy} onClick={() => void undo()}>
          ارجع في الخطوة دي
        </Button>
      }
    >
      {!refusal && <p>{moved.worth}</p>}
      {!refusal && moved.skipped !== '' && <p>{skippedWords(moved.skipped)}</p>}
    </Note>
  );
}

/** It stands where the press was, and takes the focus that the press had. */
function UndoneNote({ of: { said, first, last }, back: { moved, skipped } }: { of: MovedCards; back: CardsBack }) {
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <Note ref={note} tone="info" title={`رجعت في الخطوة: ${said}`}>
      <p>
        {first === last ? 'الكارت' : `${countedAlone(moved, CARD, digits)} من`} <CardNumber first={first} last={last} />{' '}
        {moved === 1 ? 'رجع زي ما كان' : 'رجعوا زي ما كانوا'} قبلها.
      </p>
      {skipped !== '' && <p>{skippedWords(skipped)}</p>}
    </Note>
  );
}
