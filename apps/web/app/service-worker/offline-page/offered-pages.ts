import { examPaperName, keptLessonName } from '../../session/private-names.ts';
import { OFFERED_FIRST, ONLY_SENDING, SHOWN_BY, WATCHED } from '../kept-facts.at-build.ts';
import type { Visit } from '../kept-pages.ts';
import { isNameless, pageKey } from '../page-key.ts';

const SHOWN_AT_MOST = 8;
const LESSON_CONTENT = 'GET /Student/contentlesson/{id}';
const onlySending = new RegExp(ONLY_SENDING);
const first = OFFERED_FIRST.map((source) => new RegExp(source));
const shownBy = SHOWN_BY.map(({ source, call }) => ({ address: new RegExp(source), call }));
const watched = WATCHED.map((source) => new RegExp(source));

/** Of the pages that are kept, the latest last, those that open: where a student goes on, then the latest. */
export function offeredPages(kept: readonly Visit[], here: string, answers: ReadonlySet<string>): Visit[] {
  const open = kept.filter(({ path, title }) => {
    const url = new URL(path, 'https://any.invalid');
    const isOffered = title !== '' && url.pathname !== here && !onlySending.test(url.pathname);
    return isOffered && !isNameless(pageKey(url) ?? '', title) && hasAnswer(url.pathname, answers);
  });
  return open
    .reverse()
    .sort((a, b) => placeOf(a) - placeOf(b))
    .slice(0, SHOWN_AT_MOST);
}

function placeOf({ path }: Visit): number {
  const at = first.findIndex((address) => address.test(path.replace(/\?.*/, '')));
  return at < 0 ? first.length : at;
}

/**
 * A page is empty without what the phone keeps of it: another account left it behind, or its paper was handed in; and a
 * film plays from the phone alone.
 */
function hasAnswer(pathname: string, answers: ReadonlySet<string>): boolean {
  const film = matchIn(watched, pathname);
  if (film) return answers.has(keptLessonName(Number(film[1])));
  const page = shownBy.find(({ address }) => address.test(pathname));
  if (!page) return true;
  const id = page.address.exec(pathname)?.[1];
  if (page.call === LESSON_CONTENT && answers.has(examPaperName(Number(id)))) return true;
  return [...answers].some((name) => name.startsWith(`${page.call} `) && (id === undefined || asksFor(name, id)));
}

/** Whether that id is among what an answer was asked for, by the name it is kept under. */
const asksFor = (name: string, id: string) => new RegExp(`:"?${id}"?[,}]`).test(name);

function matchIn(addresses: readonly RegExp[], pathname: string): RegExpExecArray | null {
  return addresses.map((address) => address.exec(pathname)).find((match) => match !== null) ?? null;
}
