import { PART_LIMITS } from '@hessa/rules/quizzes/paper-parts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '../../../ui/controls/button.tsx';
import type { EditedPaper } from './use-paper.ts';

/** Under the questions, where most papers never need it. What was added stands over them, and is gone to. */
export function AddParts({ paper, onAdded }: { paper: EditedPaper; onAdded: (id: string) => void }) {
  const { sections, passages, parts } = paper;
  return (
    <div className="paper-parts-add">
      {sections.length < PART_LIMITS.sections && (
        <Button look="quiet" size="small" onClick={() => onAdded(parts.addSection())}>
          <IconPlus size={18} aria-hidden="true" />
          قسم جديد
        </Button>
      )}
      {passages.length < PART_LIMITS.passages && (
        <Button look="quiet" size="small" onClick={() => onAdded(parts.addPassage())}>
          <IconPlus size={18} aria-hidden="true" />
          قطعة جديدة
        </Button>
      )}
    </div>
  );
}
