export type FirstStep = 'code' | 'lesson' | 'question';

export type FirstSteps = {
  readonly done: ReadonlySet<FirstStep>;
  /** The one to take now. */
  readonly current: FirstStep;
};

const STEPS: readonly FirstStep[] = ['code', 'lesson', 'question'];
/** Whoever has finished as many lessons needs nobody's steps, also where no quiz has come yet. */
const NEW_UNTIL_LESSONS = 5;

interface Begun {
  readonly holdsCourse: boolean;
  readonly finishedLessons: number;
  readonly hasRightAnswer: boolean;
}

/** A course opened, a lesson finished, a question right; null for whoever is past them. */
export function firstSteps({ holdsCourse, finishedLessons, hasRightAnswer }: Begun): FirstSteps | null {
  const isTaken = { code: holdsCourse, lesson: finishedLessons > 0, question: hasRightAnswer };
  const done = new Set(STEPS.filter((step) => isTaken[step]));
  const current = STEPS.find((step) => !done.has(step));
  return current === undefined || finishedLessons >= NEW_UNTIL_LESSONS ? null : { done, current };
}
