import { imageSource } from '@hessa/rules/courses/image-path';

/** What a stored path is relative to; written into this script's text by the server. */
declare const __PICTURES__: string;

/** Follows `early-reads.head.ts`: the first card's picture is fetched with the answer that names it, not with the code. */
for (const { answer } of Object.values(window.earlyReads?.answers ?? {})) {
  answer.then(
    ({ text }) => {
      const [, path] = /"imagePath":"([^"\\]+)"/.exec(text) ?? [];
      const source = imageSource(path, __PICTURES__);
      if (source.kind === 'url') new Image().src = source.url;
    },
    // The page asks for itself then, and draws the picture all the same.
    () => {},
  );
}
