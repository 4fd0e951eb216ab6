import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { TheirChanges } from '../../../teach-shell/editing/their-changes.tsx';
import { useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { useFocusProblem } from '../../../ui/controls/use-focus-problem.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { FiguresFields } from './figures-fields.tsx';
import { TEACHER_LABELS, TeacherFields } from './teacher-fields.tsx';
import { cleanedProfile, LONGEST, profileProblems, type SiteState, type WrittenProfile } from './written-profile.ts';

interface ProfileFormProps {
  state: SiteState;
  digits: DigitStyle;
  refresh: () => Promise<void>;
  onSaved: () => void;
  /** Draws the pages with what stands in the form. */
  preview: (profile: WrittenProfile) => ReactNode;
}

const PROFILE_FIELDS = [
  ['اسم المنصة', (profile: WrittenProfile) => profile.name] as const,
  ['الاسم بالإنجليزي', (profile: WrittenProfile) => profile.nameLatin] as const,
  ['الجملة اللي تحت الاسم', (profile: WrittenProfile) => profile.tagline] as const,
  ['حروف اللوجو', (profile: WrittenProfile) => profile.mark] as const,
  ['سطر آخر الصفحة', (profile: WrittenProfile) => profile.credit] as const,
  ...TEACHER_LABELS.map(({ name, label }) => [label, (profile: WrittenProfile) => profile.teacher[name]] as const),
  ['الأرقام', (profile: WrittenProfile) => profile.statistics.map(({ value, label }) => `${value} ${label}`)] as const,
];

/** What the public pages say of the platform and its teacher. */
export function ProfileForm({ state, digits, refresh, onSaved, preview }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(0);
  const draft = useDraft<WrittenProfile>({
    name: 'site profile',
    stored: { version: state.version, value: state.profile },
    refresh,
    save: async (value, version) => {
      const { data } = await call('PUT /api/teach/site/profile', { body: { version, profile: cleanedProfile(value) } });
      await refresh();
      onSaved();
      return { version: data.version, value: data.profile };
    },
  });
  const { value, change } = draft;
  const problems = profileProblems(cleanedProfile(value), digits);
  const problemOf = (name: string) => (tried > 0 ? problems[name] : null);
  const [first] = Object.keys(problems);
  useFocusProblem(form, tried > 0 && first ? `${tried}` : null);

  function maySave(): boolean {
    setTried((times) => times + 1);
    return first === undefined;
  }

  const line = (name: 'name' | 'nameLatin' | 'mark' | 'tagline' | 'credit') => ({
    value: value[name],
    maxLength: LONGEST[name],
    problem: problemOf(name),
    onChange: ({ target }: { target: { value: string } }) => change((now) => ({ ...now, [name]: target.value })),
  });

  return (
    <div className="with-preview">
      <form ref={form} className="console-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <fieldset className="console-fields console-fields-two">
          <legend>المنصة</legend>
          <Field label="اسم المنصة" {...line('name')} />
          <Field label="الاسم بالإنجليزي" script="latin" {...line('nameLatin')} />
          <div className="console-whole">
            <Field label="الجملة اللي تحت الاسم" {...line('tagline')} />
          </div>
          <Field label="حروف اللوجو" script="latin" hint="حرفين إنجليزي، زي Mr" {...line('mark')} />
          <Field label="سطر آخر الصفحة" hint="مين عمل المنصة. فاضي يعني سطرنا." {...line('credit')} />
        </fieldset>
        <TeacherFields
          teacher={value.teacher}
          problemOf={(name) => problemOf(`teacher.${name}`)}
          onChange={(teacher) => change((now) => ({ ...now, teacher: { ...now.teacher, ...teacher } }))}
        />
        <FiguresFields
          figures={value.statistics}
          digits={digits}
          problem={problemOf('statistics')}
          onChange={(statistics) => change((now) => ({ ...now, statistics }))}
        />
        <SaveBar
          draft={draft}
          maySave={maySave}
          theirs={<TheirChanges theirs={state.profile} mine={value} fields={PROFILE_FIELDS} />}
        />
      </form>
      {preview(cleanedProfile(value))}
    </div>
  );
}
