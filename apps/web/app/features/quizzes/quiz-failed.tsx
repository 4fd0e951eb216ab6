import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { MissingPageDrawing } from '../../ui/drawings/missing-page-drawing.tsx';
import { TornPageDrawing } from '../../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';

type QuizFailedProps = { back: ReactNode } & (
  | { empty: true }
  | {
      empty?: false;
      /** Null when the server answered with something that is no quiz. */
      error: ApiError | null;
      busy: boolean;
      onRetry: () => void;
    }
);

/** No paper to show: nothing in it, not there, not now, or something broke on the way. */
export function QuizFailed(props: QuizFailedProps) {
  if (props.empty) {
    return (
      <Panel drawing={<CopybookDrawing />} title="لا توجد أسئلة متاحة" actions={props.back}>
        <p>الأسئلة لسه منزلتش هنا، ومفيش حاجة مستنياك. كمّل اللي بعده.</p>
      </Panel>
    );
  }
  const { error, busy, onRetry, back } = props;
  if (error?.status === 404) return <QuizMissing back={back} />;
  // The browser itself knows of no line: nothing broke, and nothing is to be mended here.
  const isCut = error?.isNetwork === true && navigator.onLine === false;
  const refused = error === null || (error.status >= 400 && error.status < 500);
  return (
    <Panel
      drawing={<TornPageDrawing />}
      title={isCut ? 'الورقة دي محتاجة نت' : refused ? 'فشل في تحميل تفاصيل الاختبار' : 'حدث خطأ أثناء تحميل الاختبار'}
      actions={
        <>
          <Button busy={busy} onClick={onRetry}>
            جرّب تاني
          </Button>
          {back}
        </>
      }
    >
      <p>
        {isCut
          ? 'النت مقطوع، ومش محفوظة على جهازك. افتحها تاني لما يرجع.'
          : (error?.messageAr ?? 'الورقة وصلت مش كاملة. جرّب تفتحها تاني.')}
      </p>
    </Panel>
  );
}

export function QuizMissing({ back }: { back: ReactNode }) {
  return (
    <Panel drawing={<MissingPageDrawing />} title="الاختبار الذي تبحث عنه غير موجود." actions={back}>
      <p>يمكن العنوان غلط، أو الامتحان اتشال. هتلاقي كل دروسك في المنهج.</p>
    </Panel>
  );
}

function Panel(props: { drawing: ReactNode; title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap">
      <StatePanel heading="h1" {...props} />
    </div>
  );
}
