import { expect, test } from 'vitest';
import { imageSource } from './image-path.ts';

test.each([
  ['images/a.png', 'https://api.example', 'https://api.example/images/a.png', 'ENT-41'],
  ['/images/a.png', 'https://api.example/', 'https://api.example/images/a.png', 'ENT-41'],
  ['images\\a.png', 'https://api.example', 'https://api.example/images/a.png', 'ENT-41'],
  ['/media/t/a', '', '/media/t/a', 'ENT-41'],
  ['https://cdn.example/a.png', 'https://api.example', 'https://cdn.example/a.png', 'ENT-42'],
  ['HTTP://cdn.example/a.png', 'https://api.example', 'HTTP://cdn.example/a.png', 'ENT-42'],
])('%j against %j is %j [%s]', (path, base, url, _ids) => {
  expect(imageSource(path, base)).toEqual({ kind: 'url', url });
});

test.each([
  null,
  undefined,
  '',
  '  ',
  'javascript:alert(1)',
  'data:image/png;base64,x',
  '//evil.example/a.png',
  '\\\\evil\\a',
])('%j falls back to the default course image [ENT-43, CDET-02]', (path) => {
  expect(imageSource(path, 'https://api.example')).toEqual({ kind: 'default' });
});
