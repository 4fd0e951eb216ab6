import { codeEntryFault } from '@hessa/rules/codes/code-entry';
import { loginPath } from '@hessa/rules/pages/public-pages';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { typedBefore } from '../../api/use-form.ts';
import { useSending } from '../../api/use-sending.ts';
import { useLineBack } from '../../offline/use-line-back.ts';
import type { LoginErrand } from '../../session/login-errand.ts';
import { useSession } from '../../session/use-session.ts';
import { keepWaitingCode } from '../../session/waiting-code.ts';
import { useKeptWords } from '../../session/written-words.ts';
import { useFocusProblem } from '../../ui/controls/use-focus-problem.ts';
import { codeShapeProblem } from '../../ui/text/code-slip-words.ts';
import { noLineForCode } from '../../ui/text/kept-code-words.ts';
import { enrolWithCode } from './enrol-with-code.ts';
import type { EnrollingCourse } from './enrolling-course.ts';
import type { CodePlace, Enrolment, OpenedElsewhere } from './read-enrolment.ts';
import { wordsOfCode } from './typed-course-code.ts';

/** What is said under the field. */
export interface CodeProblem {
  text: string;
  /** A good card of something else is used where it belongs. */
  opens?: OpenedElsewhere | undefined;
  /** A line that is cut says nothing of the code. */
  isCut?: true | undefined;
}

interface CourseCodeEntry {
  course: EnrollingCourse;
  place: CodePlace;
  /** The page to come back to after a login. */
  origin: string;
  /** Typed and sent before a login that came in between: it goes out by itself. */
  typed?: string | undefined;
  onEnrolled: (enrolment: Extract<Enrolment, { kind: 'enrolled' }>) => void;
}

const MISSING = 'اكتب كود الكورس';

/** The field for a course's code, in dialogs and on the course's page: one press after typing, also for a guest. */
export function useCourseCode({ course, place, origin, typed = '', onEnrolled }: CourseCodeEntry) {
  const isMember = useSession().status === 'member';
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(typed);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const { busy, send } = useSending();
  const isCut = problem?.isCut === true;
  useFocusProblem(form, isCut ? null : (problem?.text ?? null));
  useLineBack(isCut, () => setProblem(null));
  const words = wordsOfCode(code, course, place);
  useKeptWords(code ? words : null);

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (busy) return;
    const fault = codeEntryFault(code, isMember);
    if (fault === 'code-missing') return setProblem({ text: MISSING });
    if (fault === 'not-signed-in') {
      const slip = codeShapeProblem(code);
      if (slip) return setProblem({ text: slip });
      keepWaitingCode(code);
      const cause = place === 'dialog' ? 'subscription-code' : 'course-code';
      const state: LoginErrand = { from: origin, cause, words };
      return void send(async () => navigate(loginPath(), { state }));
    }
    await send(async () => {
      setProblem(null);
      const enrolment = await enrolWithCode(code, course, place);
      if (enrolment.kind === 'enrolled') onEnrolled(enrolment);
      else setProblem(enrolment);
    });
  }

  useLayoutEffect(() => {
    for (const [, early] of typedBefore(form.current)) if (early) setCode(early);
  }, []);

  const sendTyped = useEffectEvent(() => void submit());
  useEffect(() => {
    if (typed) sendTyped();
  }, [typed]);

  function write(typed: string): void {
    setCode(typed);
    setProblem(null);
  }

  const said = isCut ? { cut: noLineForCode(false) } : { problem: problem?.text };
  return { form, code, write, problem, said, busy, submit };
}
