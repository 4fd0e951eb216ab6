import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { useForm } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldProblem } from '../../ui/fields/field-frame.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { Member } from './team.ts';

interface GradesDialogProps {
  member: Member;
  onClose: () => void;
  /** Throws what the server refused. */
  onConfirm: (grades: Grade[]) => Promise<void>;
}

/** Whose students an assistant finds; all four together are no limit. */
export function GradesDialog({ member, onClose, onConfirm }: GradesDialogProps) {
  const form = useForm({
    initial: { grades: member.grades ?? [...GRADES] },
    problemsOf: ({ grades }) => ({ grades: grades.length === 0 && 'اختار سنة واحدة على الأقل.' }),
    send: ({ grades }) => onConfirm(grades),
  });
  const { grades } = form.values;

  return (
    <Dialog title={`السنين اللي مع ${member.name}`} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <fieldset className="team-grades">
          <legend>هيلاقي طلبة السنين دي بس، في البحث والجداول والمكالمات. اللي خلّصوا بيلاقيهم الكل.</legend>
          {GRADES.map((grade, at) => (
            <Checkbox
              key={grade}
              checked={grades.includes(grade)}
              data-first-focus={at === 0 ? true : undefined}
              aria-invalid={form.problems.grades ? true : undefined}
              onChange={() => form.change({ grades: GRADES.filter((one) => (one === grade) !== grades.includes(one)) })}
            >
              {gradeLabel(grade, 'short')}
            </Checkbox>
          ))}
          {form.problems.grades && <FieldProblem id="grades-problem">{form.problems.grades}</FieldProblem>}
        </fieldset>
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          احفظ السنين
        </Button>
      </form>
    </Dialog>
  );
}
