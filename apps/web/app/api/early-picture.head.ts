import { imageSource } from '@hessa/rules/courses/image-path';
import { FIRST_PICTURE } from '@hessa/rules/pages/page';

/** What a stored path is relative to; written into this script's text by the server. */
declare const __PICTURES__: string;

/**
 * Follows `early-reads.head.ts`: the first card's picture is fetched with the answer that names it, and stands where
 * the page keeps its place; the page's code, which draws the card around it, comes after.
 */
for (const { answer } of Object.values(window.earlyReads?.answers ?? {})) {
  answer.then(
    ({ text }) => {
      const [, path] = /"imagePath":"([^"\\]+)"/.exec(text) ?? [];
      const source = imageSource(path, __PICTURES__);
      if (source.kind !== 'url') return;
      new Image().src = source.url;
      const show = () => {
        const place = document.getElementById(FIRST_PICTURE) as HTMLImageElement | null;
        if (!place) return;
        place.src = source.url;
        place.hidden = false;
      };
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
      else show();
    },
    // The page asks for itself then, and draws the picture all the same.
    () => {},
  );
}
