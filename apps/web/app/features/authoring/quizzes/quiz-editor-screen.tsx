import type { DigitStyle } from '@hessa/rules/text/digits';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { EarlierPapers } from './earlier-papers.tsx';
import { QuizEditor } from './quiz-editor.tsx';

interface QuizEditorScreenProps {
  lessonId: number;
  digits: DigitStyle;
  heading?: 'h1' | 'h2';
}

export function QuizEditorScreen({ lessonId, digits, heading = 'h1' }: QuizEditorScreenProps) {
  const read = useRead('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } }, { freshMs: 0, forgotten: true });
  return (
    <ReadGate read={read} waiting="بنجيب الامتحان" failed={<PageFailed read={read} heading={heading} />}>
      {({ data: quiz }) => (
        <QuizEditor key={lessonId} quiz={quiz} digits={digits} heading={heading} refresh={read.refresh}>
          {({ isDirty }) => <EarlierPapers quiz={quiz} digits={digits} isDirty={isDirty} refresh={read.refresh} />}
        </QuizEditor>
      )}
    </ReadGate>
  );
}
