import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilmCost } from './film-cost.tsx';

type Props = ComponentProps<typeof FilmCost>;

const film = {
  mode: 'board',
  sizes: [{ lines: 360, bytes: 1_400_000 }],
  sound: { url: '/sound', bytes: 420_000 },
  strip: null,
} as unknown as Props['film'];

const cost = (different: Partial<Props>) =>
  renderToStaticMarkup(
    <FilmCost
      {...{ film, quality: 'small', now: '360p', saves: false, fetchedBytes: 0, soundAlone: false, isKept: false }}
      {...{ noPicture: false, digits: 'arabic', onSound: () => {}, onQualities: () => {} }}
      {...different}
    />,
  ).replaceAll(/<[^>]*>/g, '');

test('what the sound alone takes is told beside what the picture would, each in its own unit [FILM-61]', () => {
  expect(cost({ soundAlone: true })).toContain('الصوت بس هياكل حوالي ٤٢٠ كيلو بدل ١ ميجا');
});

test('whose phone holds the sound alone, and has no line, is offered no sound alone [FILM-63]', () => {
  expect(cost({ isKept: true })).toContain('صوت بس');
  expect(cost({ isKept: true, noPicture: true })).toBe('شغّالة من جهازك، مش هتاكل نت');
});
