import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, lessonId, type TestStudent } from '../../testing/test-school.ts';
import { storedFile } from './stored-file.fixture.ts';

const MINUTE = 60_000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);

/** A student with a lesson whose video and sheet are files of ours, and the links the lesson gave. */
async function lessonWithFiles() {
  const video = await storedFile(platform);
  const sheet = await storedFile(platform, { contentType: 'application/pdf', fileName: 'ورقة ١ (Unit 1).pdf' });
  const { course, student, phone } = await school.enrolled({
    units: [{ lessons: [{ type: 'Video', videoMediaId: video, attachment: { title: 'Sheet', mediaId: sheet } }] }],
  });
  const { body } = await phone.call('GET /Student/contentlesson/{id}', { params: { id: lessonId(course, 0, 0) } });
  return {
    course,
    student,
    phone,
    video,
    sheet,
    videoUrl: String(body.data.videoUrl),
    sheetUrl: String(body.data.attachmentUrl),
  };
}

async function expectRefused(client: TestStudent['phone'], url: string) {
  const answer = await client.request(url);
  expect(answer, `${url} ${answer.text}`).toMatchObject({ status: 403, body: { code: 'media.refused' } });
  expect(answer.text).not.toContain('0123456789');
}

describe('a file of a lesson', () => {
  test('opens by the link that the lesson gave, without being executable or guessable in type [OP-VID-11, T-VID-3, T-UPL-2]', async () => {
    const { phone, videoUrl } = await lessonWithFiles();
    const answer = await phone.request(videoUrl);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).toBe('0123456789');
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
  });

  test.each([
    ['application/pdf', 'ورقة.pdf', `attachment; filename="____.pdf"; filename*=UTF-8''%D9%88%D8%B1%D9%82%D8%A9.pdf`],
    [
      'application/pdf',
      `a"b\\c'(1)*.pdf`,
      `attachment; filename="a_b_c'(1)*.pdf"; filename*=UTF-8''a%22b%5Cc%27%281%29%2A.pdf`,
    ],
    [
      'application/pdf',
      'x\r\nset-cookie: a=b.pdf',
      `attachment; filename="x__set-cookie: a=b.pdf"; filename*=UTF-8''x%0D%0Aset-cookie%3A%20a%3Db.pdf`,
    ],
    ['text/html', 'page.html', `attachment; filename="page.html"; filename*=UTF-8''page.html`],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'words.docx',
      `attachment; filename="words.docx"; filename*=UTF-8''words.docx`,
    ],
  ])('of type %s is a download under its own name: %s [T-UPL-2]', async (contentType, fileName, disposition) => {
    const id = await storedFile(platform, { contentType, fileName, open: true });
    const { headers } = await platform.client().request(`/media/${platform.tenantId}/${id}`);
    expect(headers['content-disposition']).toBe(disposition);
    expect(headers['content-type']).toBe(contentType);
  });

  test('without a signature, or with one for another account, file, tenant or time, is 403 [T-VID-3]', async () => {
    const { phone, videoUrl, sheetUrl, video, sheet } = await lessonWithFiles();
    const other = await school.student();
    const elsewhere = await platform.makeTenant();
    const link = new URL(videoUrl, 'http://host');
    const changed = (change: (url: URL) => void) => {
      const copy = new URL(link);
      change(copy);
      return copy.pathname + copy.search;
    };
    const until = Number(link.searchParams.get('e'));
    const forged = [
      changed((url) => {
        url.search = '';
      }),
      changed((url) => url.searchParams.set('l', other.id)),
      changed((url) => url.searchParams.set('l', other.phone.token?.split('.')[0] ?? '')),
      changed((url) => url.searchParams.set('p', '1.1')),
      changed((url) => url.searchParams.delete('p')),
      changed((url) => url.searchParams.set('e', String(until + 1))),
      changed((url) => url.searchParams.set('e', '9999999999999')),
      changed((url) => url.searchParams.set('s', 'A'.repeat(43))),
      changed((url) => url.searchParams.set('s', (link.searchParams.get('s') ?? '').slice(0, 42))),
      changed((url) => url.searchParams.append('s', 'A'.repeat(43))),
      changed((url) => {
        url.pathname = url.pathname.replace(video, sheet);
      }),
      changed((url) => {
        url.pathname = url.pathname.replace(platform.tenantId, elsewhere);
      }),
      `${new URL(sheetUrl, 'http://host').pathname}${link.search}`,
    ];
    for (const url of forged) await expectRefused(phone, url);
    expect((await phone.request(videoUrl)).status).toBe(200);
  });

  test('opens in the browser that asked, with or without a token, and in no other [T-VID-3]', async () => {
    const { phone, videoUrl } = await lessonWithFiles();
    const friend = await school.student();
    await expectRefused(friend.phone, videoUrl);
    await expectRefused(platform.client(), videoUrl);
    phone.token = null;
    expect((await phone.request(videoUrl)).status).toBe(200);
  });

  test('is shut with its lesson: once that is hidden, the link of a student opens nothing more [T-VID-3, DESK-73]', async () => {
    const { course, phone, videoUrl } = await lessonWithFiles();
    await platform.database.owner`
      update lessons set hidden = true
      where tenant_id = ${platform.tenantId} and id = ${lessonId(course, 0, 0)}`;
    await expectRefused(phone, videoUrl);
  });

  test.each([
    ['attachment', 'sheetUrl', 5 * MINUTE, MINUTE],
    ['video', 'videoUrl', 6 * 60 * MINUTE, 60 * MINUTE],
  ] as const)('a link to %s ends in time and then is 403 [T-VID-3]', async (_kind, name, atMost, step) => {
    const lesson = await lessonWithFiles();
    const url = lesson[name];
    const left = Number(new URL(url, 'http://host').searchParams.get('e')) - platform.clock.now().getTime();
    expect(left).toBeLessThanOrEqual(atMost);
    expect(left).toBeGreaterThan(atMost - step);
    platform.clock.advance(left - 1);
    expect((await lesson.phone.request(url)).status).toBe(200);
    platform.clock.advance(1);
    await expectRefused(lesson.phone, url);
  });

  test('an attachment’s link is given to nobody who may not open the lesson [OP-VID-11, OP-CURR-9]', async () => {
    const { course } = await lessonWithFiles();
    const stranger = await school.student();
    const answer = await stranger.phone.request(`/Student/contentlesson/${lessonId(course, 0, 0)}`);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('/media/');
  });

  test('two hundred guesses of ids find nothing, and a file that is not there looks like one that is [T-VID-3]', async () => {
    const { phone, video } = await lessonWithFiles();
    const existing = await phone.request(`/media/${platform.tenantId}/${video}`);
    for (let guess = 0; guess < 200; guess += 1) {
      const id =
        guess % 2 === 0
          ? randomBytes(16).toString('base64url')
          : `${video.slice(0, 20)}${String(guess).padStart(2, '0').slice(-2)}`;
      if (id === video) continue;
      expect((await phone.request(`/media/${platform.tenantId}/${id}`)).text).toBe(existing.text);
    }
  });
});

describe('parts of a file', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
  ])('%s is 206 with exactly these bytes [T-VID-3]', async (range, text, contentRange) => {
    const { phone, videoUrl } = await lessonWithFiles();
    const answer = await phone.request(videoUrl, { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.text).toBe(text);
    expect(answer.headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(text.length) });
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=999999999999999-'])(
    '%s is 416 and says how long the file is [T-VID-3]',
    async (range) => {
      const { phone, videoUrl } = await lessonWithFiles();
      const answer = await phone.request(videoUrl, { headers: { range } });
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */10');
      expect(answer.text).toBe('');
    },
  );

  test.each(['bytes=0-1,4-5', 'items=0-1', 'bytes=-', 'bytes=a-b', ''])(
    'a range that is none is passed over: «%s» [T-VID-3]',
    async (range) => {
      const { phone, videoUrl } = await lessonWithFiles();
      const answer = await phone.request(videoUrl, { headers: { range } });
      expect([answer.status, answer.text]).toEqual([200, '0123456789']);
    },
  );

  test('a browser that has the file is told so, and one that has another starts again [T-VID-3]', async () => {
    const { phone, videoUrl, video } = await lessonWithFiles();
    const known = await phone.request(videoUrl, { headers: { 'if-none-match': `"${video}"` } });
    expect([known.status, known.text]).toEqual([304, '']);
    const range = 'bytes=4-';
    const same = await phone.request(videoUrl, { headers: { range, 'if-range': `"${video}"` } });
    expect(same.status).toBe(206);
    const changed = await phone.request(videoUrl, { headers: { range, 'if-range': '"another"' } });
    expect(changed.status).toBe(200);
  });

  test('HEAD tells the length and sends nothing; an empty file is empty [T-VID-3]', async () => {
    const { phone, videoUrl } = await lessonWithFiles();
    const head = await phone.request(videoUrl, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '10']);
    const id = await storedFile(platform, { bytes: Buffer.alloc(0), open: true });
    const empty = await phone.request(`/media/${platform.tenantId}/${id}`);
    expect([empty.status, empty.text]).toEqual([200, '']);
  });
});

describe('open files', () => {
  test('such as a course’s cover are for everyone and stay in caches [ENT-41]', async () => {
    const id = await storedFile(platform, { contentType: 'image/webp', open: true });
    const answer = await platform.client().request(`/media/${platform.tenantId}/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
  });

  test('of one tenant are not found under another’s name [T-G-4]', async () => {
    const id = await storedFile(platform, { open: true });
    await expectRefused(platform.client(), `/media/${await platform.makeTenant()}/${id}`);
    await expectRefused(platform.client(), `/media/no-such-tenant/${id}`);
  });
});

describe('trouble', () => {
  test('of a tenant out of service nothing is served [T-G-2]', async () => {
    const tenant = await platform.makeTenant();
    const id = await storedFile(platform, { open: true }, tenant);
    expect((await platform.client().request(`/media/${tenant}/${id}`)).status).toBe(200);
    await platform.database.owner`update tenants set active = false where tenant_id = ${tenant}`;
    platform.clock.advance(5000);
    await expectRefused(platform.client(), `/media/${tenant}/${id}`);
  });

  test('a file lost from the disk is missing in words that tell no path, and nobody keeps that answer [T-G-9, TRUST-106]', async () => {
    const id = await storedFile(platform, { open: true });
    const lost = id.replace(/^./, (first) => (first === '_' ? '-' : '_'));
    await platform.database.owner`update media_files set id = ${lost} where id = ${id}`;
    const answer = await platform.client().request(`/media/${platform.tenantId}/${lost}`);
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'media.missing' } });
    expect(answer.text).not.toMatch(/ENOENT|\/tmp/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('paths', () => {
  const ups = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2e.',
    '%252e%252e',
    '..%00',
    '%c0%ae%c0%ae',
    '..;',
    '.',
    '%2e',
    '....',
    '%uff0e%uff0e',
  ];
  const slashes = ['/', '%2f', '%5c', '\\', '%252f', '//'];
  const targets = ['secrets.json', 'etc/passwd'];
  const encodings = ups.flatMap((up) => slashes.map((slash) => [up, slash] as const));

  test('no spelling of «the folder above» reaches a file: 72 encodings before and inside the tenant [T-INJ-5]', async () => {
    expect(encodings.length).toBeGreaterThanOrEqual(60);
    const id = await storedFile(platform, { open: true });
    const client = platform.client();
    for (const [up, slash] of encodings) {
      for (const target of targets) {
        const step = `${up}${slash}`;
        for (const url of [
          `/media/${step}${step}${step}${target}`,
          `/media/${platform.tenantId}/${step}${step}${target}`,
          `/media/${platform.tenantId}/${step}${platform.tenantId}${slash}${id}.partial`,
        ]) {
          const answer = await client.request(url).catch(() => ({ status: 400, text: '' }));
          expect([400, 403, 404], url).toContain(answer.status);
          expect(answer.text).not.toMatch(/root:|mediaKey|0123456789/);
        }
      }
    }
  });
});
