import { examPaperName, keptName } from '../../session/private-names.ts';
import { LESSONS, OFFERED_FIRST, ONLY_SENDING } from '../kept-facts.at-build.ts';
import type { Visit } from '../kept-pages.ts';
import { isNameless, pageKey } from '../page-key.ts';

const SHOWN_AT_MOST = 6;
const onlySending = new RegExp(ONLY_SENDING);
const lessons = LESSONS.map((source) => new RegExp(source));

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
  const at = OFFERED_FIRST.indexOf(path.replace(/\?.*/, ''));
  return at < 0 ? OFFERED_FIRST.length : at;
}

/** A lesson is empty without what the phone keeps of it: a paper that was handed in is no longer there. */
function hasAnswer(pathname: string, answers: ReadonlySet<string>): boolean {
  const found = lessons.map((lesson) => lesson.exec(pathname)).find((match) => match !== null);
  if (!found) return true;
  const id = Number(found[1]);
  return [keptName('GET /Student/contentlesson/{id}', { params: { id } }), examPaperName(id)].some((name) =>
    answers.has(name),
  );
}
