import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import './selection-bar.css';

export type SelectedAct = 'message' | 'grant' | 'extend' | 'move' | 'export';

const ACTS = [
  { act: 'message', words: 'ابعت رسالة', short: 'رسالة', icon: IconMessage, least: 'assistant' },
  { act: 'grant', words: 'ادّي كورس', short: 'كورس', icon: IconNotebook, least: 'teacher' },
  { act: 'extend', words: 'مدّ الوقت', short: 'الوقت', icon: IconHourglass, least: 'assistant' },
  { act: 'move', words: 'انقل سنة', short: 'سنة', icon: IconArrowUp, least: 'teacher' },
  { act: 'export', words: 'Excel', short: 'Excel', icon: IconFileSpreadsheet, least: 'teacher' },
] as const;

interface SelectionBarProps {
  count: number;
  digits: DigitStyle;
  isTeacher: boolean;
  onAct: (act: SelectedAct) => void;
  onClear: () => void;
}

/** What can be done with whoever is ticked; it stays in reach while the list is scrolled. */
export function SelectionBar({ count, digits, isTeacher, onAct, onClear }: SelectionBarProps) {
  return (
    <section className="selection-bar" aria-label="اللي اتختاروا">
      <b role="status">اتختار {countedNoun(count, STUDENT, digits)}</b>
      {ACTS.filter(({ least }) => isTeacher || least === 'assistant').map(({ act, words, short, icon: Mark }) => (
        <button key={act} type="button" aria-label={words} onClick={() => onAct(act)}>
          <Mark size={18} aria-hidden="true" />
          <bdi className="selection-words">{words}</bdi>
          <bdi className="selection-short">{short}</bdi>
        </button>
      ))}
      <button type="button" aria-label="سيب الاختيار" onClick={onClear}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
