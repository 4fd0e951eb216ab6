import { teachMarkingPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { MarkingDeskView } from './marking-desk-view.tsx';
import './marking.css';
import './marking-desk.css';
import './marking-desk-layout.css';

interface MarkingDeskScreenProps {
  lessonId: number;
  /** The question that is marked; null for the first with something to mark. */
  question: string | null;
  /** The page of its papers; null for where the first one waits. */
  page: number | null;
  /** Settles what two differ on, and reads results. */
  isTeacher: boolean;
  digits: DigitStyle;
}

export function MarkingDeskScreen({ lessonId, question, page, isTeacher, digits }: MarkingDeskScreenProps) {
  const query = { ...(question !== null && { question }), ...(page !== null && { page }) };
  const read = useRead('GET /api/teach/marking/{lessonId}', { params: { lessonId }, query }, { freshMs: 0 });
  const back = (
    <ButtonLink look="line" to={teachMarkingPath()}>
      كل اللي مستني تصحيح
    </ButtonLink>
  );
  return (
    <ReadGate read={read} waiting="بنفرد الورق" failed={<PageFailed read={read}>{back}</PageFailed>}>
      {({ data }) =>
        data.question && data.question.papers.length > 0 ? (
          <MarkingDeskView
            key={data.question.identity}
            lessonId={lessonId}
            desk={data}
            question={data.question}
            isTeacher={isTeacher}
            digits={digits}
          />
        ) : (
          <StatePanel drawing={<CopybookDrawing />} title="مفيش حاجة هنا تتصحّح" actions={back}>
            <p>محدش كتب إجابة لسؤال مقالي في الامتحان ده لسه.</p>
          </StatePanel>
        )
      }
    </ReadGate>
  );
}
