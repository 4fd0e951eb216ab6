import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiddenKeyNote } from './hidden-key-note.tsx';

test.each([1, 2])('of %i letters with late answers nobody counts the answers by them [LEARN-388]', (held) => {
  const shown = <HiddenKeyNote hiddenKey={{ opensAt: null }} held={held} isWaiting={false} digits="arabic" />;
  expect(renderToStaticMarkup(shown)).toContain('لسه فيه إجابات متأخرة بتتراجع');
});
