import { DAY } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { UNIT_WINDOW_DAYS } from '@hessa/rules/units/unit-window';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { useDraft } from '../../../teach-shell/editing/use-draft.ts';
import type { TaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { CourseCoverField } from './course-cover-field.tsx';
import { type CourseForm, formOf, formProblems, readKeptForm, settingsOf } from './course-form.ts';
import { GradeAndTermFields } from './grade-and-term-fields.tsx';
import { TheirCourse } from './their-course.tsx';
import './course-settings.css';

interface CourseSettingsProps {
  course: TaughtCourse;
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

/** The course's own form. Nothing typed here is lost, and nobody's words are laid over in silence. */
export function CourseSettings({ course, digits, refresh }: CourseSettingsProps) {
  const [tried, setTried] = useState(false);
  const stored = { version: course.settingsVersion, value: formOf(course) };
  const draft = useDraft<CourseForm>({
    name: `course ${course.id}`,
    stored,
    refresh,
    read: readKeptForm,
    save: async (value, version) => {
      const { data } = await call('PUT /api/teach/courses/{courseId}', {
        params: { courseId: course.id },
        body: { settingsVersion: version, ...settingsOf(value) },
      });
      void refresh();
      return { version: data.settingsVersion, value };
    },
  });
  const { value: form } = draft;
  const set = (changes: Partial<CourseForm>) => draft.change((now) => ({ ...now, ...changes }));
  const problems = formProblems(form, digits);

  return (
    <div className="course-settings">
      <h2>بيانات الكورس</h2>
      <CourseCoverField course={course} form={form} refresh={refresh} />
      <Field
        label="اسم الكورس"
        maxLength={120}
        value={form.name}
        problem={tried ? problems.name : null}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label="الوصف"
        maxLength={3000}
        rows={4}
        value={form.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <GradeAndTermFields grade={form.grade} term={form.term} onChange={set} />
      <Checkbox checked={form.free} onChange={({ target }) => set({ free: target.checked })}>
        الكورس مجاني
        <small className="course-settings-small">أي طالب يبدأه من غير كود</small>
      </Checkbox>
      {!form.free && (
        <NumberField
          label="السعر بالجنيه"
          inputMode="decimal"
          digits={digits}
          value={form.price}
          problem={tried ? problems.price : null}
          hint={`القروش بعد العلامة، مثلًا ${formatNumber(149.5, digits, 'two')}`}
          onChange={(event) => set({ price: event.target.value })}
        />
      )}
      <Checkbox checked={form.openToAll} onChange={(event) => set({ openToAll: event.target.checked })}>
        كل الوحدات مفتوحة
        <small className="course-settings-small">
          من غير ميعاد {countedNoun(UNIT_WINDOW_DAYS, DAY, digits)} لكل وحدة
        </small>
      </Checkbox>
      <TextArea
        label="مميزات الكورس"
        hint="كل ميزة في سطر. لو سبتها فاضية هتظهر مميزات المنصة."
        rows={4}
        value={form.features}
        problem={tried ? problems.features : null}
        onChange={(event) => set({ features: event.target.value })}
      />
      <SaveBar
        draft={draft}
        theirs={draft.isConflict ? <TheirCourse theirs={stored.value} mine={form} digits={digits} /> : null}
        maySave={() => {
          setTried(true);
          return Object.values(problems).every((problem) => problem === null);
        }}
      />
    </div>
  );
}
