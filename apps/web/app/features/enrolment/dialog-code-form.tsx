import { Button } from '../../ui/controls/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { CodeRefusalLinks } from './code-refusal-links.tsx';
import type { useCourseCode } from './use-course-code.ts';
import './enrolment-dialog.css';

interface DialogCodeFormProps {
  entry: ReturnType<typeof useCourseCode>;
  onBack: () => void;
}

export function DialogCodeForm({ entry, onBack }: DialogCodeFormProps) {
  const { form, code, write, problem, said, busy, submit } = entry;
  return (
    <form ref={form} className="enrol" noValidate onSubmit={submit}>
      <CodeField
        label="كود الكورس"
        data-first-focus
        value={code}
        {...said}
        onChange={(event) => write(event.target.value)}
      />
      {problem && <CodeRefusalLinks problem={problem} code={code} />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنتأكد من الكود' : 'أكّد الكود'}
      </Button>
      <Button look="quiet" wide disabled={busy} onClick={onBack}>
        ارجع
      </Button>
    </form>
  );
}
