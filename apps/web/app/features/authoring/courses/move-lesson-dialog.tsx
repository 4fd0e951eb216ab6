import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { TaughtLesson, TaughtUnit } from '../../../teach-shell/use-taught-course.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

interface MoveLessonDialogProps {
  lesson: TaughtLesson;
  /** Where it may go: the other units. */
  targets: readonly TaughtUnit[];
  onClose: () => void;
  /** Throws what the server refused. */
  onMove: (unitId: number) => Promise<void>;
}

export function MoveLessonDialog({ lesson, targets, onClose, onMove }: MoveLessonDialogProps) {
  const [unitId, setUnitId] = useState(String(targets[0]?.id ?? ''));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onMove(Number(unitId));
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return (
    <Dialog title={`انقل «${lesson.lessonName}»`} busy={busy} onClose={onClose}>
      <form className="console-form" noValidate onSubmit={submit}>
        <SelectField
          label="لوحدة"
          data-first-focus
          value={unitId}
          options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setUnitId(event.target.value)}
        />
        <p className="muted">هينزل آخر درس فيها. اللي الطلبة خلّصوه فيه بيفضل محفوظ.</p>
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          انقله
        </Button>
      </form>
    </Dialog>
  );
}
