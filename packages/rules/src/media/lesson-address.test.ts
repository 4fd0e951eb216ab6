import { expect, test } from 'vitest';
import { LONGEST_ADDRESS, lessonAddress } from './lesson-address.ts';

const HOSTS = { hosted: ['mediadelivery.net'] };

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['  https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5 ', 'youtube'],
  ['https://iframe.mediadelivery.net/embed/1/abc', 'hosted'],
  ['https://files.example.com/lesson.mp4', 'file'],
  [`https://example.com/${'a'.repeat(LONGEST_ADDRESS - 20)}`, 'file'],
  ['https://player.vimeo.com/external/7.hd.mp4?s=1', 'file'],
])('%j may be a lesson’s video: %s', (text, kind) => {
  expect(lessonAddress(text, HOSTS)).toMatchObject({ kind, address: text.trim() });
});

test.each([
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/live/dQw4w9WgXcQ?si=x'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://youtube.com/shorts/dQw4w9WgXcQ'],
  ['youtube.com/shorts/dQw4w9WgXcQ', 'https://youtube.com/shorts/dQw4w9WgXcQ'],
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x',
  ],
])('%j is a video of YouTube, kept as %s [DESK-70]', (text, address) => {
  expect(lessonAddress(text, HOSTS)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ', address });
});

test.each([
  ['https://drive.google.com/file/d/1AbC/view?usp=sharing', 'google-drive'],
  ['drive.google.com/uc?export=download&id=1AbC', 'google-drive'],
  ['https://www.facebook.com/watch/?v=1', 'facebook'],
  ['https://fb.watch/abc/', 'facebook'],
  ['<iframe src="https://www.facebook.com/plugins/video.php?href=x"></iframe>', 'facebook'],
  ['https://vimeo.com/76979871', 'vimeo'],
  ['<iframe src="https://player.vimeo.com/video/76979871"></iframe>', 'vimeo'],
])('%j shows a video and gives none away: %s [DESK-71]', (text, why) => {
  expect(lessonAddress(text, HOSTS)).toEqual({ kind: 'refused', why });
});

test('a site that the installation plays in a frame is played [DESK-71]', () => {
  const hosts = { hosted: ['player.vimeo.com'] };
  expect(lessonAddress('https://player.vimeo.com/video/7', hosts).kind).toBe('hosted');
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
