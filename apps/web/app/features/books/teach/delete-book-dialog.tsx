import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { RtlTitle } from '../../../ui/bidi.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import type { ShopBook } from './written-book.ts';

interface DeleteBookDialogProps {
  book: ShopBook;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteBookDialog({ book, onClose, onDeleted }: DeleteBookDialogProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function remove() {
    setBusy(true);
    setRefusal(null);
    try {
      await call('DELETE /api/teach/books/{bookId}', { params: { bookId: String(book.id) } });
      onDeleted();
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return (
    <Dialog title="نمسح الكتاب؟" busy={busy} onClose={onClose}>
      <p>
        «<RtlTitle>{book.title}</RtlTitle>» هيتشال من الموقع ومش هيرجع. لو هتبيعه بعدين، اخفيه بس.
      </p>
      {refusal && <Note tone="wrong" title={refusal} />}
      <div className="console-actions">
        <Button data-first-focus look="line" onClick={onClose}>
          سيبه
        </Button>
        <Button busy={busy} onClick={() => void remove()}>
          امسحه
        </Button>
      </div>
    </Dialog>
  );
}
