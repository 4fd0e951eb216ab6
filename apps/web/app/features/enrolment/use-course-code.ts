import { codeEntryFault } from '@hessa/rules/codes/code-entry';
import { type FormEvent, useRef, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { useSession } from '../../session/use-session.ts';
import { useFocusProblem } from '../../ui/controls/use-focus-problem.ts';
import { enrolWithCode } from './enrol-with-code.ts';
import type { EnrollingCourse } from './enrolling-course.ts';
import type { CodePlace, Enrolment } from './read-enrolment.ts';

/** What is said under the field, and the way on that goes with it. */
export interface CodeProblem {
  text: string;
  way?: 'login' | 'redeem' | undefined;
}

const MISSING: Record<CodePlace, string> = { dialog: 'اكتب كود الاشتراك', 'course-page': 'اكتب كود التسجيل' };
const NOT_SIGNED_IN: Record<CodePlace, string> = {
  dialog: 'سجّل دخولك الأول عشان تشترك في الكورس ده.',
  'course-page': 'سجّل دخولك الأول عشان تسجّل في الكورس ده.',
};

/** The field for a course's code, in the dialog and on the course's page: an empty code is said first, then the login. */
export function useCourseCode(
  course: EnrollingCourse,
  place: CodePlace,
  onEnrolled: (enrolment: Extract<Enrolment, { kind: 'enrolled' }>) => void,
) {
  const isMember = useSession().status === 'member';
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const { busy, send } = useSending();
  useFocusProblem(form, problem?.text ?? null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const fault = codeEntryFault(code, isMember);
    if (fault === 'code-missing') return setProblem({ text: MISSING[place] });
    if (fault === 'not-signed-in') return setProblem({ text: NOT_SIGNED_IN[place], way: 'login' });
    await send(async () => {
      setProblem(null);
      const enrolment = await enrolWithCode(code, course, place);
      if (enrolment.kind === 'enrolled') onEnrolled(enrolment);
      else setProblem({ text: enrolment.text, way: enrolment.isLectureCode ? 'redeem' : undefined });
    });
  }

  function write(text: string): void {
    setCode(text);
    setProblem(null);
  }

  return { form, code, write, problem, busy, submit };
}
