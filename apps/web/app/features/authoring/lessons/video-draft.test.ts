import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, problemsOf, type TaughtVideo } from './video-draft.ts';

const file = { mediaId: 'm', path: '/media/t/m?s=1', contentType: 'video/mp4', byteLength: 5, fileName: 'a.mp4' };
const lesson: TaughtVideo = {
  id: 3,
  unitId: 1,
  courseId: 1,
  courseName: 'كورس',
  version: 4,
  name: 'درس',
  videoUrl: null,
  video: file,
  captions: null,
  poster: null,
  durationSeconds: 754,
  attachment: file,
  attachmentTitle: 'ورقة',
  makesFilms: true,
};

describe('the draft of a video lesson', () => {
  test('sends back what it was given when nothing was touched', () => {
    expect(bodyOf(draftOf(lesson), 4)).toEqual({
      version: 4,
      name: 'درس',
      videoUrl: null,
      videoMediaId: 'm',
      captionsMediaId: null,
      posterMediaId: null,
      durationSeconds: 754,
      attachmentMediaId: 'm',
      attachmentTitle: 'ورقة',
    });
  });

  test('sends an address or a file, never both, and no title without a file', () => {
    const draft = { ...draftOf(lesson), source: 'address' as const, address: ' https://youtu.be/dQw4w9WgXcQ ' };
    expect(bodyOf({ ...draft, attachment: null }, 4)).toMatchObject({
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      videoMediaId: null,
      attachmentMediaId: null,
      attachmentTitle: null,
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['address', { source: 'address', address: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }],
    ['duration', { duration: '12:99' }],
    ['attachmentTitle', { attachmentTitle: '' }],
  ] as const)('says beside %s what is wrong with %j', (field, change) => {
    expect(Object.keys(problemsOf({ ...draftOf(lesson), ...change }))).toEqual([field]);
  });

  test('a page that only shows a video is refused with what to do instead [DESK-71]', () => {
    for (const address of ['https://drive.google.com/file/d/1/view', 'fb.watch/x', 'https://vimeo.com/7']) {
      expect(problemsOf({ ...draftOf(lesson), source: 'address', address }).address).toContain('«ملف من جهازك»');
    }
  });

  test('an empty lesson is no problem: a draft may wait for its video', () => {
    const empty = draftOf({ ...lesson, video: null, attachment: null, attachmentTitle: null, durationSeconds: null });
    expect(problemsOf(empty)).toEqual({});
  });
});

test('everything that is wrong is told at once, and minutes alone are a length [DESK-372]', () => {
  const wrong = { ...draftOf(lesson), source: 'address' as const, address: 'hello', duration: '12:99' };
  expect(Object.keys(problemsOf(wrong))).toEqual(['address', 'duration']);
  expect(bodyOf({ ...draftOf(lesson), duration: '99' }, 4).durationSeconds).toBe(99 * 60);
});
