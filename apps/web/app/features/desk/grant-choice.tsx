import { forName } from '@hessa/rules/text/for-name';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { courseOption } from '../../teach-shell/editing/course-option.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, Chips } from '../../ui/controls/chips.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { type Greeting, grantedMessage } from './call-words.ts';
import type { CallSheetProps } from './card.ts';

const REASONS = ['دفع والكارت مش شغّال', 'الكارت ضاع', 'هدية'] as const;
const TAKEN_BACK = 'رجوع بعد مكالمة';

interface GrantChoiceProps extends Pick<CallSheetProps, 'card' | 'onDone'> {
  greeting: Greeting;
  /** What the card would have opened; null where no card is known and the course is chosen. */
  course: { id: number; name: string } | null;
  /** What the list of courses is called, where the course is chosen. */
  label?: string;
  /** A course without a code is the teacher's to give. */
  isTeacher: boolean;
}

/** Where no code helps: the course itself, with the reason for it, and the way back. */
export function GrantChoice({
  card,
  greeting,
  course,
  label = 'أو افتح كورس من غير كود',
  isTeacher,
  onDone,
}: GrantChoiceProps) {
  const isListed = isTeacher && course === null;
  const targets = useRead('GET /api/teach/code-targets', {}, { wanted: isListed });
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState<string>(REASONS[0]);
  const { busy, refusal, send } = useSending();
  const { student } = card;
  const hasIt = (id: number) => card.courses.some(({ courseId, source }) => courseId === id && source !== null);
  const offered = (targets.reply?.data.courses ?? []).filter(
    ({ id, grade }) => !hasIt(id) && (student.grade === null || grade === student.grade),
  );
  const given = course ?? offered.find(({ id }) => String(id) === chosen) ?? null;

  if (course && hasIt(course.id)) {
    return <p className="muted">الكورس نفسه مع {greeting.name} من الأول. لو وقته خلص، مدّه من «الوقت».</p>;
  }
  if (!isTeacher)
    return <p className="muted">لو حق {greeting.name} محفوظ، المدرّسين يقدروا يفتحوا الكورس من غير كود.</p>;

  async function give({ id, name }: { id: number; name: string }) {
    const params = { studentId: student.id };
    await call('POST /api/teach/students/{studentId}/grant-course', { params, body: { courseId: id, reason } });
    const message = grantedMessage(greeting, name);
    onDone({
      said: `${name} اتفتح ${forName(greeting.name)}`,
      undo: () =>
        call('POST /api/teach/students/{studentId}/revoke', { params, body: { courseId: id, reason: TAKEN_BACK } }),
      toStudent: message,
      toParent: message,
    });
  }

  return (
    <>
      {isListed && (
        <SelectField
          label={label}
          placeholder={targets.isLoading ? 'بنجيب الكورسات' : 'اختار الكورس'}
          value={chosen}
          options={offered.map(courseOption)}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {given && (
        <>
          <Chips label="السبب">
            {REASONS.map((each) => (
              <Chip key={each} chosen={reason === each} onClick={() => setReason(each)}>
                {each}
              </Chip>
            ))}
          </Chips>
          {refusal && <Note tone="wrong" title={refusal.messageAr} />}
          <Button wide look={course ? 'line' : 'solid'} busy={busy} onClick={() => void send(() => give(given))}>
            افتح الكورس {forName(greeting.name)} من غير كود
          </Button>
        </>
      )}
    </>
  );
}
