import type { DigitStyle } from '@hessa/rules/text/digits';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { MissingPageDrawing } from '../../../ui/missing-page-drawing.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { EarlierPapers } from './earlier-papers.tsx';
import { QuizEditor } from './quiz-editor.tsx';

interface QuizEditorScreenProps {
  lessonId: number;
  digits: DigitStyle;
  heading?: 'h1' | 'h2';
}

export function QuizEditorScreen({ lessonId, digits, heading = 'h1' }: QuizEditorScreenProps) {
  const read = useRead('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } }, { freshMs: 0, forgotten: true });
  const quiz = read.reply?.data;
  if (!quiz && read.error) {
    return (
      <StatePanel
        heading={heading}
        drawing={<MissingPageDrawing />}
        title={read.error.messageAr}
        actions={<Button onClick={() => void read.refresh()}>جرّب تاني</Button>}
      />
    );
  }
  if (!quiz) return <PageSpinner label="بنجيب الامتحان" />;
  return (
    <QuizEditor key={lessonId} quiz={quiz} digits={digits} heading={heading} refresh={read.refresh}>
      {({ isDirty }) => <EarlierPapers quiz={quiz} digits={digits} isDirty={isDirty} refresh={read.refresh} />}
    </QuizEditor>
  );
}
