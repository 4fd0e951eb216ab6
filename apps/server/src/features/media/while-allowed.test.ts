import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { whileAllowed } from './while-allowed.ts';

const film = () => Readable.from([Buffer.from('one '), Buffer.from('two '), Buffer.from('three')]);

async function read(content: Readable) {
  let text = '';
  try {
    for await (const piece of content) text += piece;
  } catch (error) {
    return { text, error: String(error) };
  }
  return { text, error: null };
}

test('a file is sent whole while it may be had, as bytes [TRUST-01]', async () => {
  const content = whileAllowed(film(), async () => true);
  expect(content.readableObjectMode).toBe(false);
  expect(await read(content)).toEqual({ text: 'one two three', error: null });
});

test('it breaks off before the first piece that may not be had [TRUST-01]', async () => {
  const answers = [true, true, false];
  const { text, error } = await read(whileAllowed(film(), async () => answers.shift() ?? false));
  expect(text).toBe('one two ');
  expect(error).toContain('what this file was opened by is over');
});

test('a database that does not answer takes nothing away [TRUST-01]', async () => {
  const away = async () => {
    throw new Error('away');
  };
  expect(await read(whileAllowed(film(), away))).toEqual({ text: 'one two three', error: null });
});
