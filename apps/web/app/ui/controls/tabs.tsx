import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import './tabs.css';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs divide, such as «عن الكورس». */
  label: string;
  tabs: readonly Tab[];
  /** Leave both out and the tabs keep the choice themselves, beginning with the first. */
  chosen?: string | undefined;
  onChoose?: ((id: string) => void) | undefined;
}

/** Divider tabs on one ink line. Arrows move along it, Home and End to its ends; without script all parts show. */
export function Tabs({ label, tabs, chosen: given, onChoose }: TabsProps) {
  const base = useId();
  const [kept, keep] = useState(tabs[0]?.id);
  const chosen = given ?? kept;
  const row = useChosenInSight<HTMLDivElement>();

  function choose(id: string) {
    keep(id);
    onChoose?.(id);
  }

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div>
      <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="tab-panel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
