import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ScanButton } from '../../teach-shell/scan/scan-button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { DeskResults } from './desk-results.tsx';
import { useDeskSearch } from './use-desk-search.ts';
import './desk-box.css';

/** Numbers read from the left, however they are cut; everything else from the right. */
const NUMBER = /^[+\d٠-٩\s().-]+$/;

/** The one box of every console screen: whoever is on the phone is found by whatever they say. */
export function DeskBox({ readsCodes, digits }: { readsCodes: boolean; digits: DigitStyle }) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const results = useId();
  const { key } = useLocation();
  const navigate = useNavigate();
  const search = useDeskSearch(typed, isOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or this one again, ends the search
  useEffect(() => {
    setOpen(false);
    setTyped('');
    // The keys are the page's now: 1 to 5 on a student's card.
    input.current?.blur();
  }, [key]);

  useEffect(() => {
    const onSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);

  function close() {
    setOpen(false);
    setTyped('');
    input.current?.blur();
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' && event.target === input.current) return openFirst(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('.desk-input, .desk-results a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    stops[Math.max(0, Math.min(at, stops.length - 1))]?.focus();
  }

  function openFirst(event: KeyboardEvent) {
    event.preventDefault();
    const [student] = search.found?.students ?? [];
    const isCard = search.isCardNumber && Boolean(search.found?.cards.length);
    const listed = place.current?.querySelector<HTMLElement>('.desk-results a');
    if (!search.isCurrent || !(student || isCard)) listed?.focus();
    else if (isCard) listed?.click();
    else if (student) void navigate(teachStudentPath({ studentId: student.id }));
  }

  function leave(event: FocusEvent) {
    // On a phone the list stays until it is closed: a finger that scrolls it takes the focus from the box.
    if (event.relatedTarget && !place.current?.contains(event.relatedTarget as Node)) setOpen(false);
  }

  return (
    <search ref={place} className={isOpen ? 'desk desk-open' : 'desk'} onBlur={leave} onKeyDown={walk}>
      {isOpen && (
        <span className="desk-back">
          <IconButton label="رجوع" onClick={close}>
            <IconArrowRight aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <div className="desk-field">
        <IconSearch size={20} aria-hidden="true" />
        <input
          ref={input}
          className="desk-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          dir={NUMBER.test(typed) ? 'ltr' : 'rtl'}
          aria-label="ابحث عن اسم أو موبايل أو كود أو كارت"
          aria-controls={isOpen ? results : undefined}
          aria-keyshortcuts="/"
          placeholder="اسم، موبايل، أو كود"
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
        />
        {typed === '' ? (
          <>
            <kbd>/</kbd>
            <ScanButton
              title="صوّر مربع الكارت"
              button={(icon, open) => (
                <IconButton label="صوّر مربع كارت" onClick={open}>
                  {icon}
                </IconButton>
              )}
              onCode={(code) => {
                setTyped(code);
                setOpen(true);
                return true;
              }}
            />
          </>
        ) : (
          <IconButton
            label="امسح"
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div id={results} className="desk-results">
          <DeskResults search={search} readsCodes={readsCodes} digits={digits} />
        </div>
      )}
    </search>
  );
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isTyping) || document.querySelector('dialog[open]') !== null;
}
