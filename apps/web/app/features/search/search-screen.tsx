import { notesPath } from '@hessa/rules/pages/student-pages';
import { RESULT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { foundCount } from './found.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { type SearchState, useSearch } from './use-search.ts';
import './search-screen.css';

/** One box over courses, lessons and the words in their names; what is typed stays in the address for the way back. */
export function SearchScreen({ digits }: { digits: DigitStyle }) {
  const page = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const state = useSearch(typed);
  useEffect(() => {
    if (typed !== '') history.replaceState(history.state, '', `?q=${encodeURIComponent(typed)}`);
  }, [typed]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the box and the links inside it
    <div ref={page} className="wrap search-page" onKeyDown={(event) => walkResults(event, page.current)}>
      <SectionTitle heading="h1">بتدوّر على إيه؟</SectionTitle>
      <SearchBox typed={typed} onTyped={setTyped} />
      <p className="search-said" role="status">
        {said(state, digits)}
      </p>
      <SearchAnswer state={state} typed={typed} />
      {(state.kind === 'found' || state.kind === 'no-line') && <ToOwnNotes typed={typed.trim()} />}
    </div>
  );
}

/** What a student wrote beside videos is looked through on its own page, with or without a line. */
function ToOwnNotes({ typed }: { typed: string }) {
  const session = useSession();
  if (session.status !== 'member' || session.user.role !== 'student') return null;
  return (
    <p className="search-notes">
      <TextLink to={`${notesPath()}?q=${encodeURIComponent(typed)}`}>
        <span>
          دوّر على «<bdi>{typed}</bdi>» في ملاحظاتك
        </span>
      </TextLink>
    </p>
  );
}

function SearchAnswer({ state, typed }: { state: SearchState; typed: string }) {
  switch (state.kind) {
    case 'nothing-asked':
      return <p className="search-hint">اكتب حرفين أو أكتر: اسم كورس، درس، وحدة، أو كلمة زي since.</p>;
    case 'asking':
      return (
        <ShimmerRegion label="بندوّر">
          <Shimmer shape="line" />
          <Shimmer shape="short-line" />
        </ShimmerRegion>
      );
    case 'failed':
      return <Note tone="wrong" title={state.message} />;
    case 'no-line':
      return (
        <StatePanel drawing={<CopybookDrawing />} title="البحث محتاج نت">
          <p>أول ما النت يرجع هندوّر على طول. من غيره بندوّر في الكورسات اللي فتحتها على الجهاز ده بس.</p>
        </StatePanel>
      );
    case 'found':
      return foundCount(state.found) > 0 ? (
        <SearchResults found={state.found} />
      ) : (
        <StatePanel drawing={<CopybookDrawing />} title="ملقيناش حاجة بالاسم ده">
          <p>
            {/\s/.test(typed.trim()) ? (
              <>
                جرّب كلمة واحدة من «<bdi>{typed.trim()}</bdi>»، {OTHERWISE[scriptOf(typed)]}
              </>
            ) : (
              `راجع حروف الكلمة، ${OTHERWISE[scriptOf(typed)]}`
            )}
          </p>
        </StatePanel>
      );
  }
}

/** Lessons of English are named in either language. */
const OTHERWISE = { latin: 'أو اكتبها بالعربي.', arabic: 'أو اكتبها بالإنجليزي.' } as const;

function scriptOf(typed: string): keyof typeof OTHERWISE {
  return /[a-z]/i.test(typed) ? 'latin' : 'arabic';
}

function said(state: SearchState, digits: DigitStyle): string {
  if (state.kind !== 'found' || foundCount(state.found) === 0) return '';
  const count = countedAlone(foundCount(state.found), RESULT, digits);
  return state.kept ? `مفيش نت: ${count} من اللي فتحته على الجهاز ده` : count;
}

/** Arrow keys go from the box through the results and back; Enter in the box opens the only one, or goes to the first. */
function walkResults(event: KeyboardEvent, page: HTMLElement | null): void {
  if (!page || event.nativeEvent.isComposing) return;
  const box = page.querySelector('input');
  const places = [box, ...page.querySelectorAll<HTMLElement>('.found-row')];
  const at = places.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  if (event.key === 'ArrowDown') places[at + 1]?.focus();
  else if (event.key === 'ArrowUp') places[at - 1]?.focus();
  else if (event.key === 'Enter' && at === 0) {
    // A phone's keyboard lies over the list: its own press puts it away.
    if (places.length === 2) places[1]?.click();
    else places[1]?.focus();
  } else return;
  event.preventDefault();
}
