import type { CallAbout } from '@hessa/rules/desk/call-time';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import type { Icon } from '@tabler/icons-react';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useEffect, useEffectEvent } from 'react';
import { DockRow } from '../../ui/notices/dock.tsx';

const ACTIONS: readonly { about: CallAbout; short: string; words: string; icon: Icon }[] = [
  { about: 'code', short: 'الكود', words: 'الكود مش شغّال', icon: IconTicket },
  { about: 'device', short: 'جهاز جديد', words: 'موبايل جديد', icon: IconDeviceMobile },
  { about: 'time', short: 'الوقت', words: 'الوقت خلص', icon: IconHourglass },
  { about: 'level', short: 'المستوى', words: 'إيه أخبار المستوى؟', icon: IconChartBar },
  { about: 'password', short: 'كلمة السر', words: 'كلمة السر ضاعت', icon: IconKey },
];

/** The call that an address ends with, as where a list leads straight to it. */
export function askedCall(hash: string): CallAbout | null {
  return ACTIONS.find(({ about }) => hash === `#${about}`)?.about ?? null;
}

interface CallActionsProps {
  likely: CallAbout;
  digits: DigitStyle;
  onChoose: (about: CallAbout) => void;
}

/** The five calls of an evening: a dock under the thumb, a list with the keys 1 to 5 on a desk. */
export function CallActions({ likely, digits, onChoose }: CallActionsProps) {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = ACTIONS[Number(event.key) - 1];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      choose(action.about);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <section className="card-part call-list" aria-labelledby="call-about">
        <h2 id="call-about" className="card-head">
          المكالمة عن إيه؟
        </h2>
        <div className="call-choices">
          {ACTIONS.map(({ about, words, icon: Mark }, at) => (
            <button
              key={about}
              type="button"
              data-likely={about === likely || undefined}
              onClick={() => onChoose(about)}
            >
              <Mark size={20} aria-hidden="true" />
              {words}
              <kbd>{formatNumber(at + 1, digits)}</kbd>
            </button>
          ))}
        </div>
      </section>
      <DockRow>
        <section className="call-dock" aria-label="المكالمة عن إيه؟">
          {ACTIONS.map(({ about, short, icon: Mark }) => (
            <button
              key={about}
              type="button"
              data-likely={about === likely || undefined}
              onClick={() => onChoose(about)}
            >
              <Mark size={22} aria-hidden="true" />
              {short}
            </button>
          ))}
        </section>
      </DockRow>
    </>
  );
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isTyping) || document.querySelector('dialog[open]') !== null;
}
