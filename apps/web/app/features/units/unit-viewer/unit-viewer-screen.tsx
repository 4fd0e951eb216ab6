import { LessonHeader } from '../../../ui/lesson/lesson-header.tsx';
import { PageSpinner } from '../../../ui/notices/page-spinner.tsx';
import { OpenUnit } from './open-unit.tsx';
import { TO_LECTURES } from './to-lectures.ts';
import type { UnitSlots } from './unit-slots.ts';
import { isDecided, UnitFailed, UnitMissing } from './unit-trouble.tsx';
import { useUnit } from './use-unit.ts';

/** `unitId` as it stands in the address: what is no number is answered without a call. */
export function UnitViewerScreen({ unitId, ...slots }: UnitSlots & { unitId: string }) {
  if (!/^[1-9]\d{0,8}$/.test(unitId)) return <UnitMissing>راجع اللينك، أو ارجع لمحاضراتك واختار منها.</UnitMissing>;
  return <KnownUnit key={unitId} unitId={Number(unitId)} {...slots} />;
}

function KnownUnit({ unitId, ...slots }: UnitSlots & { unitId: number }) {
  const unit = useUnit(unitId);
  if (unit.isLoading) {
    return (
      <>
        <LessonHeader back={TO_LECTURES} title={null} />
        <PageSpinner label="بنفتح المحاضرة" />
      </>
    );
  }
  // Also in the middle: who lost the unit is not told how long it is still open.
  if (!unit.tree || isDecided(unit.error)) return <UnitFailed error={unit.error} onRetry={() => void unit.refresh()} />;
  if (unit.tree.lessons.length === 0) return <UnitMissing>لسه مفيش دروس في المحاضرة دي.</UnitMissing>;
  return <OpenUnit unit={{ ...unit, tree: unit.tree }} {...slots} />;
}
