import { expect, test } from 'vitest';
import { readSocialLink } from './social-link.ts';

test.each([
  ['facebook', 'https://www.facebook.com/mr.demo', 'https://www.facebook.com/mr.demo'],
  ['facebook', 'facebook.com/mr.demo', 'https://facebook.com/mr.demo'],
  ['facebook', ' http://m.facebook.com/mr.demo ', 'https://m.facebook.com/mr.demo'],
  ['youtube', 'youtube.com/@mrdemo', 'https://youtube.com/@mrdemo'],
  ['tiktok', 'https://www.tiktok.com/@mrdemo', 'https://www.tiktok.com/@mrdemo'],
] as const)('a %s page written %j is linked to', (network, typed, href) => {
  expect(readSocialLink(network, typed)).toEqual({ kind: 'link', href });
});

test.each([
  ['facebook', 'https://evil.example/facebook.com'],
  ['facebook', 'https://facebook.com.evil.example/x'],
  ['facebook', 'https://user:secret@facebook.com/x'],
  ['facebook', 'https://facebook.com/'],
  ['facebook', 'javascript:alert(1)'],
  ['youtube', 'https://facebook.com/mr.demo'],
  ['tiktok', 'صفحتي'],
] as const)('%s: %j is no page of it', (network, typed) => {
  expect(readSocialLink(network, typed)).toEqual({ kind: 'wrong' });
});

test('nothing written is no link and no mistake', () => {
  expect(readSocialLink('tiktok', '  ')).toEqual({ kind: 'none' });
});
