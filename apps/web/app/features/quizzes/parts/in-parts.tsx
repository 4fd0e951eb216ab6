import { Suspense } from 'react';
import { latePart } from '../../../offline/late-part.ts';
import type { Question } from '../quiz-paper.ts';
import type { PartsFrameProps } from './parts-frame.tsx';

const PartsFrame = latePart(async () => (await import('./parts-frame.tsx')).PartsFrame);

const isInParts = ({ section, passage }: Pick<Question, 'section' | 'passage'>) =>
  section !== undefined || passage !== undefined;

export async function bringParts(questions: readonly Question[]): Promise<void> {
  if (questions.some(isInParts)) await PartsFrame.bring();
}

/** Most papers have no parts, and their page does not carry what draws them. */
export function InParts(props: PartsFrameProps) {
  if (!isInParts(props.paper.questions[props.index] ?? {})) return props.children;
  return (
    <Suspense>
      <PartsFrame {...props} />
    </Suspense>
  );
}
