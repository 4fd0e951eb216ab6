import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnBlock } from './drawn-block.tsx';
import type { DrawnQuestion } from './drawn-blocks.ts';

const QUESTION: DrawnQuestion = {
  ...{ id: 7, row: 0, passage: null, text: 'Choose:', kind: 'single-choice', choices: ['a', 'b'], rightChoice: 0 },
  ...{ weight: 1, explanation: '', imageMediaId: null, imageUrl: null, pinned: false },
};

test.each([
  ['this', 'aria-disabled="true"', ' disabled=""'],
  ['other', ' disabled=""', 'aria-disabled="true"'],
] as const)(
  'while another is looked for, the press of %s keeps the keyboard or waits [DESK-225]',
  (busy, has, lacks) => {
    const press = /<button[^>]*>/.exec(
      renderToStaticMarkup(
        <DrawnBlock
          block={[QUESTION]}
          passage={undefined}
          numberOf={() => '١'}
          digits="arabic"
          busy={busy}
          onChange={() => {}}
        />,
      ),
    )?.[0];
    expect(press).toContain(has);
    expect(press).not.toContain(lacks);
  },
);
