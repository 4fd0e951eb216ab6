import { KEPT_LESSON } from '@hessa/rules/text/counted-nouns';
import { countedNoun } from '@hessa/rules/text/plural';
import { usePageData } from '../site-data.ts';
import { DangerChoice } from '../ui/notices/danger-choice.tsx';
import { Dialog } from '../ui/notices/dialog.tsx';
import { keptCount } from './kept-count.ts';

/** Lessons lie on the phone of somebody who is about to leave, and leaving takes them away. */
export function KeptDialog({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const count = keptCount();
  const isOne = count === 1;
  return (
    <Dialog title={`عندك ${countedNoun(count, KEPT_LESSON, digits)} على الجهاز`} onClose={() => onAnswer(false)}>
      <p>
        لو خرجت {isOne ? 'هتتمسح' : 'هيتمسحوا'} من الجهاز ده، ولما تدخل تاني {isOne ? 'هتنزّلها' : 'هتنزّلهم'} من الأول.
      </p>
      <DangerChoice
        confirm={isOne ? 'اخرج وامسحها' : 'اخرج وامسحهم'}
        busy={false}
        onStay={() => onAnswer(false)}
        onConfirm={() => onAnswer(true)}
      />
    </Dialog>
  );
}
