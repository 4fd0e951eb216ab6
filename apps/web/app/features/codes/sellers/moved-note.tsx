import { OPPOSITE_STEP } from '@hessa/rules/codes/seller-account';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { MovedCards } from './cards-form.tsx';
import { skippedWords } from './skipped-words.ts';

interface MovedNoteProps {
  moved: MovedCards;
  onUndone: () => void;
}

/** What was last done with cards on this screen, and the way back. */
export function useMovedNote(refresh: () => Promise<void>) {
  const [moved, setMoved] = useState<MovedCards | null>(null);
  const undone = () => {
    setMoved(null);
    void refresh();
  };
  const note = moved && <MovedNote key={moved.key} moved={moved} onUndone={undone} />;
  return { note, setMoved };
}

function MovedNote({ moved, onUndone }: MovedNoteProps) {
  const { busy, refusal, send } = useSending();
  const { key, sellerId, step, first, last } = moved;
  const undo = () =>
    send(async () => {
      await call('POST /api/teach/code-sellers/{sellerId}/cards', {
        params: { sellerId },
        body: { key: crypto.randomUUID(), step: OPPOSITE_STEP[step], first, last, undoes: key },
      });
      onUndone();
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
