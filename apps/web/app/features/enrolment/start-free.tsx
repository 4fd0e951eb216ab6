import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { useStartFree } from './use-start-free.ts';

export function StartFree({ busy, refusal, start }: ReturnType<typeof useStartFree>) {
  return (
    <>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      <Button wide busy={busy} onClick={start}>
        {busy ? 'بنسجّلك في الكورس' : 'ابدأ الكورس ببلاش'}
      </Button>
    </>
  );
}
