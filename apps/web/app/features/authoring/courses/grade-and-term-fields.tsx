import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { TERMS, type Term, termLabel } from '@hessa/rules/courses/term';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import './grade-and-term-fields.css';

interface GradeAndTermFieldsProps {
  grade: Grade;
  term: Term;
  onChange: (next: { grade: Grade; term: Term }) => void;
}

export function GradeAndTermFields({ grade, term, onChange }: GradeAndTermFieldsProps) {
  return (
    <div className="grade-and-term">
      <SelectField
        label="السنة الدراسية"
        value={grade}
        options={GRADES.map((each) => ({ value: each, label: gradeLabel(each, 'short') }))}
        onChange={(event) => onChange({ grade: event.target.value as Grade, term })}
      />
      <SelectField
        label="الترم"
        value={term}
        options={TERMS.map((each) => ({ value: each, label: termLabel(each) }))}
        onChange={(event) => onChange({ grade, term: event.target.value as Term })}
      />
    </div>
  );
}
