import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LookupRefusalNote } from './lookup-refusal-note.tsx';

const said = (isFound: boolean) =>
  renderToStaticMarkup(<LookupRefusalNote kind="not-found" odd={null} isFound={isFound} />).replace(/<[^>]+>/g, '');

test('of a child who was found a moment ago a parent reads that the account changed, not that there is none [LEARN-285]', () => {
  expect(said(false)).toContain('ملقيناش طالب بالأرقام دي');
  expect(said(true)).toContain('الحساب مبقاش بالأرقام دي');
  expect(said(true)).not.toContain('ملقيناش');
});
