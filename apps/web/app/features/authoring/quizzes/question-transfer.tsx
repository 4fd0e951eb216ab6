import { teachPrintQuizPath } from '@hessa/rules/pages/console-pages';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { isBlank, type Paper, tidied } from './edit-paper.ts';
import type { EditedQuestion } from './edited-question.ts';
import { exportExcel, exportGift } from './export-questions.ts';
import { ImportQuestions } from './import-questions.tsx';

interface QuestionTransferProps {
  questions: Paper;
  lessonId: number;
  /** Of the quiz; the files are called after it. */
  name: string;
  digits: DigitStyle;
  onTake: (questions: EditedQuestion[]) => void;
}

/** Questions from elsewhere and to elsewhere. What is exported is what stands in the editor, saved or not. */
export function QuestionTransfer({ questions, lessonId, name, digits, onTake }: QuestionTransferProps) {
  const [importing, setImporting] = useState(false);
  const { busy, send } = useSending();
  const [news, setNews] = useState<{ said: string; isTrouble?: boolean } | null>(null);
  const written = questions.filter((question) => !isBlank(question)).map(tidied);
  const isEmpty = written.length === 0;

  async function save(write: () => Promise<void> | number) {
    const refused = await send(async () => {
      const leftOut = (await write()) ?? 0;
      const pictures = written.some(({ imageMediaId }) => imageMediaId !== null);
      const missing = [
        pictures && 'الصور مش جواه.',
        leftOut > 0 && `GIFT مش بيعرف ${countedNoun(leftOut, QUESTION, digits)} منهم.`,
      ].filter(Boolean);
      setNews({ said: missing.length > 0 ? `الملف نزل. ${missing.join(' ')}` : 'الملف نزل' });
    });
    if (refused) setNews({ said: 'مقدرناش نعمل الملف. شوف النت وجرّب تاني.', isTrouble: true });
  }

  return (
    <>
      <div className="quiz-editor-tools">
        <Button look="line" size="small" onClick={() => setImporting(true)}>
          <IconUpload size={18} aria-hidden="true" />
          استورد أسئلة
        </Button>
        <Button
          look="quiet"
          size="small"
          busy={busy}
          disabled={isEmpty}
          onClick={() => save(() => exportExcel(written, name))}
        >
          <IconDownload size={18} aria-hidden="true" />
          صدّر Excel
        </Button>
        <Button look="quiet" size="small" disabled={isEmpty} onClick={() => save(() => exportGift(written, name))}>
          <IconDownload size={18} aria-hidden="true" />
          صدّر GIFT (لموودل)
        </Button>
        <ButtonLink look="quiet" size="small" to={teachPrintQuizPath({ lessonId })}>
          <IconPrinter size={18} aria-hidden="true" />
          اطبعه
        </ButtonLink>
      </div>
      {importing && (
        <ImportQuestions
          existing={written}
          digits={digits}
          onClose={() => setImporting(false)}
          onTake={(taken) => {
            setImporting(false);
            onTake(taken);
            setNews({ said: `اتضاف ${countedNoun(taken.length, QUESTION, digits)}. متنساش تحفظ.` });
          }}
        />
      )}
      <Toast icon={news?.isTrouble ? IconAlertTriangle : undefined} onGone={() => setNews(null)}>
        {news?.said ?? null}
      </Toast>
    </>
  );
}
