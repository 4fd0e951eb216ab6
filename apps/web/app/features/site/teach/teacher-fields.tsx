import { PictureField } from '../../../teach-shell/files/picture-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { LinesField } from './lines-field.tsx';
import { LONGEST, type WrittenProfile } from './written-profile.ts';

type Teacher = WrittenProfile['teacher'];

interface TeacherFieldsProps {
  teacher: Teacher;
  problemOf: (name: keyof Teacher) => string | null | undefined;
  onChange: (changed: Partial<Teacher>) => void;
}

const FACTS = [
  { name: 'name', label: 'اسمك للطلبة', longest: LONGEST.teacherName },
  { name: 'subject', label: 'المادة', longest: LONGEST.subject },
  { name: 'qualification', label: 'المؤهل', longest: LONGEST.qualification },
  { name: 'experience', label: 'الخبرة', longest: LONGEST.experience },
] as const;

const LISTS = [
  { name: 'motto', label: 'الكلمة اللي بتقولها لطلبتك' },
  { name: 'biography', label: 'عنك', hint: 'كل سطر فقرة في صفحتك' },
  { name: 'credentials', label: 'المؤهلات والشهادات' },
  { name: 'teachingStyle', label: 'بنشرح إزاي' },
  { name: 'subjects', label: 'بنذاكر إيه' },
] as const;

/** Every field of the teacher by the name it has on the screen. */
export const TEACHER_LABELS: readonly { name: keyof Teacher; label: string }[] = [...FACTS, ...LISTS];

/** The card and the page of the teacher. */
export function TeacherFields({ teacher, problemOf, onChange }: TeacherFieldsProps) {
  return (
    <fieldset className="console-fields console-fields-two">
      <legend>كارتك وصفحتك</legend>
      {FACTS.map(({ name, label, longest }) => (
        <Field
          key={name}
          label={label}
          value={teacher[name]}
          maxLength={longest}
          problem={problemOf(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <PictureField
        purpose="portrait"
        label="صورتك"
        path={teacher.photoPath}
        onChange={(photoPath) => onChange({ photoPath })}
      />
      {LISTS.map(({ name, ...field }) => (
        <div key={name} className="console-whole">
          <LinesField
            {...field}
            lines={teacher[name]}
            problem={problemOf(name)}
            onChange={(lines) => onChange({ [name]: lines })}
          />
        </div>
      ))}
    </fieldset>
  );
}
