import { expect, test } from 'vitest';
import { LONGEST_ADDRESS, lessonAddress } from './lesson-address.ts';

const HOSTS = { hosted: ['mediadelivery.net'] };

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['  https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5 ', 'youtube'],
  ['https://iframe.mediadelivery.net/embed/1/abc', 'hosted'],
  ['https://files.example.com/lesson.mp4', 'file'],
  [`https://example.com/${'a'.repeat(LONGEST_ADDRESS - 20)}`, 'file'],
])('%j may be a lesson’s video: %s', (text, kind) => {
  expect(lessonAddress(text, HOSTS).kind).toBe(kind);
});

test.each([
  ['', 'empty'],
  ['lesson one', 'not-a-url'],
  ['http://files.example.com/lesson.mp4', 'not-https'],
  ['https://user:pass@files.example.com/lesson.mp4', 'has-credentials'],
  ['https://www.youtube.com/@channel', 'youtube-without-video'],
  ['https://youtube.com.example.net/watch?v=dQw4w9WgXcQ', 'look-alike-host'],
  ['javascript:alert(1)', 'not-https'],
  ['data:text/html,x', 'not-https'],
  ['//files.example.com/lesson.mp4', 'own-path'],
  ['/media/tenant/file', 'own-path'],
  [' /media/tenant/file', 'own-path'],
  ['https://cdn.example.com/live/playlist.m3u8', 'stream-elsewhere'],
  [`https://example.com/${'a'.repeat(2000)}`, 'not-a-url'],
])('%j may not: %s [T-INJ-3]', (text, why) => {
  expect(lessonAddress(text, HOSTS)).toEqual({ kind: 'refused', why });
});
