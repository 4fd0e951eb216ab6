import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { useStartFree } from './use-start-free.ts';

interface StartFreeProps extends ReturnType<typeof useStartFree> {
  look?: 'solid' | 'line';
}

export function StartFree({ busy, refusal, start, look }: StartFreeProps) {
  return (
    <>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      <Button wide look={look} busy={busy} onClick={start}>
        {busy ? 'بنسجّلك في الكورس' : 'ابدأ الكورس ببلاش'}
      </Button>
    </>
  );
}
