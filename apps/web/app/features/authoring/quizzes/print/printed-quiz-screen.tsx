import { teachQuizPath } from '@hessa/rules/lessons/kinds/quiz';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { ReadGate } from '../../../../api/read-gate.tsx';
import { useRead } from '../../../../api/use-read.ts';
import { needBrowser } from '../../../../in-app/need-browser.ts';
import { PageFailed } from '../../../../teach-shell/frame/page-failed.tsx';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../../ui/controls/chips.tsx';
import { Note } from '../../../../ui/notices/note.tsx';
import { PrintedQuiz } from './printed-quiz.tsx';
import './printed-quiz-screen.css';

interface PrintedQuizScreenProps {
  lessonId: number;
  teacher: string;
  digits: DigitStyle;
}

/** What comes out of the printer, seen first on the screen: the quiz as a paper, with or without its key. */
export function PrintedQuizScreen({ lessonId, teacher, digits }: PrintedQuizScreenProps) {
  const [withKey, setWithKey] = useState(false);
  const read = useRead('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } }, { freshMs: 0, forgotten: true });
  return (
    <ReadGate read={read} waiting="بنجهّز الورقة" failed={<PageFailed read={read} heading="h1" />}>
      {({ data: quiz }) => (
        <div className="quiz-print">
          <div className="console-page quiz-print-bar">
            <div className="console-head">
              <h1>اطبع الامتحان</h1>
              <div className="console-actions">
                <ButtonLink look="quiet" size="small" to={teachQuizPath({ courseId: quiz.courseId, lessonId })}>
                  ارجع للامتحان
                </ButtonLink>
                <Button
                  size="small"
                  disabled={quiz.questions.length === 0}
                  onClick={() => needBrowser('print') || print()}
                >
                  اطبع
                </Button>
              </div>
            </div>
            <Chips label="نسخة مين">
              <Chip chosen={!withKey} onClick={() => setWithKey(false)}>
                للطالب
              </Chip>
              <Chip chosen={withKey} onClick={() => setWithKey(true)}>
                بالإجابات
              </Chip>
            </Chips>
            {quiz.questions.length === 0 && <Note tone="warn" title="الامتحان لسه من غير أسئلة" />}
          </div>
          {quiz.questions.length > 0 && <PrintedQuiz quiz={quiz} teacher={teacher} withKey={withKey} digits={digits} />}
        </div>
      )}
    </ReadGate>
  );
}
