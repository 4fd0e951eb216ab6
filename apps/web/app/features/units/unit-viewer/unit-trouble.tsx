import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useLineCut } from '../../../api/use-line-cut.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../../ui/drawings/missing-page-drawing.tsx';
import { TornPageDrawing } from '../../../ui/drawings/torn-page-drawing.tsx';
import { NeedsTheLine } from '../../../ui/lesson/needs-the-line.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { BackToLectures } from './back-to-lectures.tsx';

const NOT_THERE = 'الوحدة غير متوفرة';
const LESSONS_FAILED = 'حدث خطأ أثناء تحميل دروس الوحدة';

/** The server has decided; asking again would not help. */
const DECIDED: ReadonlySet<string> = new Set(['unit.not_found', 'unit.not_enrolled']);

export function isDecided(error: ApiError | null): boolean {
  return error !== null && DECIDED.has(error.code);
}

/** There is no such unit for this student, or nothing is in it yet. */
export function UnitMissing({ children }: { children: ReactNode }) {
  return (
    <div className="wrap" role="alert">
      <StatePanel heading="h1" drawing={<MissingPageDrawing />} title={NOT_THERE} actions={<BackToLectures />}>
        <p>{children}</p>
      </StatePanel>
    </div>
  );
}

export function UnitFailed({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const isCut = useLineCut();
  if (error && isDecided(error)) {
    const said = error.messageAr === NOT_THERE ? 'راجع اللينك، أو ارجع لمحاضراتك واختار منها.' : error.messageAr;
    return <UnitMissing>{said}</UnitMissing>;
  }
  if (error?.isNetwork && isCut) {
    return (
      <div className="wrap">
        <NeedsTheLine what="unit" actions={<BackToLectures />} />
      </div>
    );
  }
  return (
    <div className="wrap" role="alert">
      <StatePanel
        heading="h1"
        drawing={<TornPageDrawing />}
        title={NOT_THERE}
        actions={
          <>
            <BackToLectures />
            <Button look="line" onClick={onRetry}>
              <IconRefresh aria-hidden="true" />
              جرّب تاني
            </Button>
          </>
        }
      >
        <p>{LESSONS_FAILED}</p>
        {error && <p>{error.messageAr}</p>}
      </StatePanel>
    </div>
  );
}
