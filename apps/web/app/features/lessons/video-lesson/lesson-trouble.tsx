import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useLineCut } from '../../../api/use-line-cut.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../../ui/drawings/missing-page-drawing.tsx';
import { TornPageDrawing } from '../../../ui/drawings/torn-page-drawing.tsx';
import { NeedsTheLine } from '../../../ui/lesson/needs-the-line.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';

const MISSING = 'الدرس غير موجود';
const THREW = 'حدث خطأ أثناء تحميل الدرس';
const UNSUCCESSFUL = 'فشل في تحميل تفاصيل الدرس';

export type Trouble =
  | { kind: 'missing' }
  /** An answer came, without a lesson in it. */
  | { kind: 'unsuccessful' }
  | { kind: 'error'; error: ApiError };

interface LessonTroubleProps {
  trouble: Trouble;
  backTo: string;
  onRetry: () => void;
}

/** Why there is no lesson here, and the ways on. */
export function LessonTrouble({ trouble, backTo, onRetry }: LessonTroubleProps) {
  const isCut = useLineCut();
  const back = <ButtonLink to={backTo}>العودة للمنهج</ButtonLink>;
  const error = trouble.kind === 'error' ? trouble.error : null;
  if (trouble.kind === 'missing' || error?.code === 'lesson.not_found') {
    return <Panel title={MISSING} text="راجع اللينك، أو ارجع للمنهج واختار درس تاني." actions={back} missing />;
  }
  if (error?.code === 'lesson.film_failed') {
    return <Panel title="الفيديو مش شغّال" text={error.messageAr} actions={back} />;
  }
  if (error?.isNetwork && isCut) {
    return (
      <div className="wrap">
        <NeedsTheLine what="lesson" actions={back} />
      </div>
    );
  }
  const actions = (
    <>
      {back}
      <Button look="line" onClick={onRetry}>
        <IconRefresh aria-hidden="true" />
        جرّب تاني
      </Button>
    </>
  );
  if (error?.isNetwork) {
    return <Panel title={THREW} text={error.messageAr} actions={actions} />;
  }
  return <Panel title={MISSING} text={`${UNSUCCESSFUL}. ${error?.messageAr ?? ''}`.trim()} actions={actions} />;
}

interface PanelProps {
  title: string;
  text: string;
  actions: ReactNode;
  missing?: boolean;
}

function Panel({ title, text, actions, missing = false }: PanelProps) {
  return (
    <div className="wrap" role="alert">
      <StatePanel
        heading="h1"
        drawing={missing ? <MissingPageDrawing /> : <TornPageDrawing />}
        title={title}
        actions={actions}
      >
        <p>{text}</p>
      </StatePanel>
    </div>
  );
}
