import type { DigitStyle } from '@hessa/rules/text/digits';
import { useForm } from '../../../api/use-form.ts';
import type { TaughtLesson, TaughtUnit } from '../../../teach-shell/editing/use-taught-course.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { ShutOutNote } from '../lessons/shut-out-note.tsx';

interface MoveLessonDialogProps {
  lesson: TaughtLesson;
  digits: DigitStyle;
  /** Where it may go: the other units. */
  targets: readonly TaughtUnit[];
  onClose: () => void;
  /** Throws what the server refused. */
  onMove: (unitId: number) => Promise<void>;
}

export function MoveLessonDialog({ lesson, targets, digits, onClose, onMove }: MoveLessonDialogProps) {
  const form = useForm({
    initial: { unitId: String(targets[0]?.id ?? '') },
    send: ({ unitId }) => onMove(Number(unitId)),
  });

  return (
    <Dialog title={`انقل «${lesson.lessonName}»`} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="console-form">
        <SelectField
          {...form.field('unitId')}
          label="لوحدة"
          data-first-focus
          options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <p className="muted">هينزل آخر درس فيها. اللي الطلبة خلّصوه فيه بيفضل محفوظ.</p>
        {lesson.written && <ShutOutNote unitId={Number(form.values.unitId)} type={lesson.type} digits={digits} />}
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          انقله
        </Button>
      </form>
    </Dialog>
  );
}
