import { shownName, visitOf } from '../kept-pages.ts';
import { PAGES_PREFIX } from '../worker-letter.ts';
import { keptAnswers } from './kept-answers.ts';
import { offeredPages } from './offered-pages.ts';

const TRY_EVERY_MS = 15_000;

/** This page stands alone: none of the application's code is needed, or there, when it is shown. */
try {
  document.documentElement.classList.toggle('night-mode', localStorage.getItem('night_mode') === 'true');
} catch {
  // A phone without storage reads by day.
}

/** Whoever has chosen a page that is kept goes there: loading this one anew would call them back. */
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});
// Whoever comes back to it stays.
addEventListener('pageshow', () => {
  isLeaving = false;
});

const again = document.querySelector<HTMLButtonElement>('#again');
again?.addEventListener('click', () => location.reload());
// A browser may not notice that its line leads nowhere, nor that it leads somewhere again: only an answer is believed.
addEventListener('online', () => void tryLine());
setInterval(() => document.visibilityState === 'visible' && void tryLine(), TRY_EVERY_MS);
void listKept();

async function tryLine(): Promise<void> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok && !isLeaving) location.reload();
}

async function listKept(): Promise<void> {
  const box = document.querySelector<HTMLElement>('#kept');
  const list = box?.querySelector('ul');
  const pages = await keptPages().catch(() => []);
  for (const { path, title } of pages) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = shownName({ path, title });
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
  }
  if (box && pages.length > 0) box.hidden = false;
}

async function keptPages() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX));
  const kept: Response[] = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) kept.push((await cache.match(key)) ?? Response.error());
  }
  const answers = await keptAnswers().catch(() => new Set<string>());
  return offeredPages(kept.map(visitOf), location.pathname, answers);
}
