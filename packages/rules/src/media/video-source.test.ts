import { describe, expect, test } from 'vitest';
import { videoSource } from './video-source.ts';

const hosts = { hosted: ['video.example'] };
const ID = 'dQw4w9WgXcQ';

describe('where a video comes from', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${ID}`, 'VID-32'],
    [`https://youtube.com/watch?v=${ID}&t=30s`, 'VID-32'],
    [`https://m.youtube.com/watch?app=desktop&v=${ID}#x`, 'VID-32'],
    [`http://www.youtube.com/watch?list=PL1&v=${ID}&index=2`, 'VID-32'],
    [`https://www.youtube.com/embed/${ID}`, 'VID-33'],
    [`https://www.youtube-nocookie.com/embed/${ID}?rel=0`, 'VID-33'],
    [`https://youtu.be/${ID}`, 'VID-34'],
    [`https://youtu.be/${ID}?si=abc`, 'VID-34'],
    [`https://www.youtube.com/v/${ID}`, 'VID-35'],
    [`  https://WWW.YouTube.com/v/${ID}?x=1 `, 'VID-35'],
    [`https://YouTube.com/watch?v=${ID}`, 'VID-32'],
    [`https://YouTube.com/embed/${ID}`, 'VID-33'],
    [`https://YouTu.be/${ID}`, 'VID-34'],
  ])('%j is a YouTube video [%s]', (url, _ids) => {
    expect(videoSource(url, hosts)).toEqual({ kind: 'youtube', id: ID });
  });

  test.each([
    [`https://youtube.com.evil.example/watch?v=${ID}`, 'look-alike-host'],
    [`https://evil-youtube.com/watch?v=${ID}`, 'look-alike-host'],
    [`https://notyoutube.com/embed/${ID}`, 'look-alike-host'],
    [`https://youtu.be.evil.example/${ID}`, 'look-alike-host'],
    [`https://www.youtube.com@evil.example/watch?v=${ID}`, 'has-credentials'],
    [`https://www.youtube.com:x@evil.example/v/${ID}`, 'has-credentials'],
    [`https://www.youtube.com/watch?v=${ID}x`, 'youtube-without-video'],
    [`https://www.youtube.com/embed/${ID}x`, 'youtube-without-video'],
    [`https://youtu.be/${ID}x`, 'youtube-without-video'],
    [`https://www.youtube.com/v/${ID}x`, 'youtube-without-video'],
    ['https://www.youtube.com/watch?v=short', 'youtube-without-video'],
    ['https://www.youtube.com/playlist?list=PL1', 'youtube-without-video'],
    ['https://www.youtube-nocookie.com/embed/short', 'youtube-without-video'],
    ['https://youtu.be/', 'youtube-without-video'],
    ['https://:secret@files.example/a.mp4', 'has-credentials'],
    ['https://user@files.example/a.mp4', 'has-credentials'],
    ['/media/a b.mp4', 'not-a-url'],
    ['/media\\..\\a.mp4', 'not-a-url'],
    [`https://www.youtube.com/redirect?v=${ID}`, 'youtube-without-video'],
    [`javascript:"https://www.youtube.com/watch?v=${ID}"`, 'not-https'],
    ['data:video/mp4;base64,AAAA', 'not-https'],
    ['http://files.example/a.mp4', 'not-https'],
    ['//files.example/a.mp4', 'not-a-url'],
    ['/\\files.example/a.mp4', 'not-a-url'],
    ['video', 'not-a-url'],
    ['', 'empty'],
    [null, 'empty'],
  ])('%j is refused: %s [VID-32, VID-33, VID-34, VID-35, T-INJ-3]', (url, why) => {
    expect(videoSource(url, hosts)).toEqual({ kind: 'refused', why });
  });

  test.each([
    ['https://video.example/embed/7', 'https://video.example'],
    ['https://player.video.example/embed/7?x=1', 'https://player.video.example'],
  ])('%s is a frame of the hosted service, spoken to at %s [VID-36]', (url, origin) => {
    expect(videoSource(url, hosts)).toEqual({ kind: 'hosted', url, origin });
  });

  test('hosts are the same in capitals, however they were set [VID-36]', () => {
    const set = { hosted: ['Video.Example'], files: ['Files.Example'] };
    const kinds = ['video.example', 'PLAYER.video.example', 'files.example', 'cdn.FILES.example'].map(
      (host) => videoSource(`https://${host}/a.mp4`, set).kind,
    );
    expect(kinds).toEqual(['hosted', 'hosted', 'file', 'file']);
  });

  test.each([
    'https://video.example.evil.example/embed/7',
    'https://notvideo.example/7',
    'https://evil.example/?u=video.example',
  ])('%s only mentions the hosted service and is not its frame [VID-36]', (url) => {
    expect(videoSource(url, hosts).kind).not.toBe('hosted');
  });

  test.each([
    ['https://files.example/a/b.m3u8?token=1', 'hls'],
    ['https://files.example/a.mp4', 'file'],
    ['https://files.example/watch', 'file'],
    ['https://files.example/A.M3U8', 'hls'],
    ['https://files.example/a.m3u8.mp4', 'file'],
    ['/media/tenant6/abc.m3u8#t=1', 'hls'],
    ['/media/tenant6/abc.m3u8?e=1', 'hls'],
    ['/media/tenant6/abc?e=1&s=2.m3u8', 'file'],
  ])('%s plays in the generic player as %s [VID-40]', (url, kind) => {
    expect(videoSource(url, hosts)).toEqual({ kind, url });
  });

  test('a list of file hosts keeps all others out [T-INJ-3]', () => {
    const listed = { ...hosts, files: ['files.example'] };
    expect(videoSource('https://cdn.files.example/a.mp4', listed).kind).toBe('file');
    expect(videoSource('https://elsewhere.example/a.mp4', listed)).toEqual({ kind: 'refused', why: 'host-not-listed' });
  });

  test('a long hostile address is answered at once [VID-32]', () => {
    const started = performance.now();
    expect(videoSource(`https://www.youtube.com/watch?${'&v='.repeat(20_000)}`, hosts).kind).toBe('refused');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
