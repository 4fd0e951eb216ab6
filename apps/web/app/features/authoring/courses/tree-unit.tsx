import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { LESSON } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useId, useState } from 'react';
import type { TaughtUnit } from '../../../teach-shell/editing/use-taught-course.ts';
import { MoreMenu } from '../../../teach-shell/frame/more-menu.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { LESSON_EDITORS } from '../lessons/lesson-editors.ts';
import { ShowingMark } from './showing-mark.tsx';
import type { TreeQuestion } from './tree-dialogs.tsx';

interface TreeUnitProps {
  unit: TaughtUnit;
  place: number;
  digits: DigitStyle;
  handle: ReactNode;
  startsOpen: boolean;
  onAsk: (question: TreeQuestion) => void;
  /** Lessons and resources. */
  children: ReactNode;
}

/** The units take each other's lessons. */
export const LESSON_DROPS = 'lessons';

/** A unit of the tree: its number at the red margin, its name, and what unfolds under it. */
export function TreeUnit({ unit, place, digits, handle, startsOpen, onAsk, children }: TreeUnitProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div
      className="tree-unit"
      data-drop-group={LESSON_DROPS}
      data-drop-key={unit.id}
      data-unshown={unit.showing.kind !== 'shown' || undefined}
    >
      <div className="tree-unit-head">
        {handle}
        <h3 className="tree-unit-name">
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <span className="tree-number">
              <bdi>{formatNumber(place + 1, digits)}</bdi>
            </span>
            <span className="tree-name">
              <RtlTitle>{unit.name}</RtlTitle>{' '}
              <small>
                <bdi>{unit.lessons.length === 0 ? 'فاضية' : countedNoun(unit.lessons.length, LESSON, digits)}</bdi>
              </small>
              <ShowingMark showing={unit.showing} digits={digits} />
            </span>
            <IconChevronDown className="tree-mark" size={20} aria-hidden="true" />
          </button>
        </h3>
        <MoreMenu
          about={unit.name}
          choices={[
            {
              label: 'غيّر الاسم',
              icon: <IconPencil size={18} aria-hidden="true" />,
              onChoose: () => onAsk({ kind: 'edit-unit', unit }),
            },
            {
              label: 'الظهور للطلبة',
              icon: <IconEye size={18} aria-hidden="true" />,
              onChoose: () => onAsk({ kind: 'show-unit', unit }),
            },
            {
              label: 'امسح الوحدة',
              icon: <IconTrash size={18} aria-hidden="true" />,
              danger: true,
              onChoose: () => onAsk({ kind: 'delete-unit', unit }),
            },
          ]}
        />
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
        <div className="tree-add">
          {LESSON_KIND_NAMES.map((type) => (
            <AddButton
              key={type}
              label={LESSON_EDITORS[type].word}
              unit={unit}
              onClick={() => onAsk({ kind: 'new-lesson', unit, type })}
            />
          ))}
          <AddButton label="ملف" unit={unit} onClick={() => onAsk({ kind: 'new-file', unit })} />
          <AddButton label="لينك" unit={unit} onClick={() => onAsk({ kind: 'new-link', unit })} />
        </div>
      </div>
    </div>
  );
}

function AddButton({ label, unit, onClick }: { label: string; unit: TaughtUnit; onClick: () => void }) {
  return (
    <button type="button" className="tree-add-button" aria-label={`${label} جديد في ${unit.name}`} onClick={onClick}>
      <IconPlus size={16} aria-hidden="true" />
      {label}
    </button>
  );
}
