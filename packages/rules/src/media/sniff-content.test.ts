import { describe, expect, test } from 'vitest';
import { mayBecome, sniffContent } from './sniff-content.ts';
import { uploadTypes } from './upload-purposes.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** An archive as far as its table of contents goes: empty files under these names. */
function archive(...names: string[]): Uint8Array {
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, at) => String.fromCharCode((value >> (8 * at)) & 255)).join('');
  const files = names.map((name) => `PK\x03\x04${number(20, 2)}${'\0'.repeat(20)}${number(name.length, 2)}\0\0${name}`);
  const entries = names.map((name) => `PK\x01\x02${'\0'.repeat(24)}${number(name.length, 2)}${'\0'.repeat(16)}${name}`);
  const table = entries.join('');
  const count = number(names.length, 2);
  const end = `PK\x05\x06\0\0\0\0${count}${count}${number(table.length, 4)}${number(files.join('').length, 4)}\0\0`;
  return latin(files.join('') + table + end);
}

const TYPES = '[Content_Types].xml';

describe('what a file is by its own bytes', () => {
  test.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4'],
    ['\0\0\0\x18ftypmp42\0\0\0\0', 'video/mp4'],
    ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'video/webm'],
    ['\0\0\0\x14ftypqt  \0\0\0\0', 'video/quicktime'],
    ['\0\0\0\x08wide\0\0\0\0mdat', 'video/quicktime'],
    ['\0\0\0\x14ftyp3gp4\0\0\0\0', 'video/3gpp'],
    ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska', 'video/x-matroska'],
    ['RIFF\x24\0\0\0AVI LIST', 'video/x-msvideo'],
    [`G${'\0'.repeat(187)}`.repeat(3), 'video/mp2t'],
    [`\0\0\0\0G${'\0'.repeat(187)}`.repeat(3), 'video/mp2t'],
    ['ID3\x04\0\0', 'audio/mpeg'],
    ['\xff\xfb\x90\x44', 'audio/mpeg'],
    ['\0\0\0\x20ftypM4A \0\0\0\0', 'audio/mp4'],
    ['OggS\0\x02', 'audio/ogg'],
    ['RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
    ['WEBVTT\n\n00:00.000 --> 00:02.000\nHello', 'text/vtt'],
    ['\xef\xbb\xbfWEBVTT - lesson 1\n', 'text/vtt'],
  ])('%j is %s [T-UPL-1]', (text, type) => {
    expect(sniffContent(latin(text), latin(text))).toBe(type);
  });

  test.each([
    ['', 'nothing'],
    ['<!doctype html><script>alert(1)</script>', 'a page'],
    ['  <svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a drawing that can run'],
    ['<?xml version="1.0"?><svg/>', 'the same with a preface'],
    ['MZ\x90\0\x03', 'a program for Windows'],
    ['\x7fELF\x02', 'a program for Linux'],
    ['#!/bin/sh\n', 'a script'],
    ['GIF89a=1;/*', 'a picture that reads as a script'],
    ['\0\0\0\x18ftypheic\0\0\0\0', 'a picture of an iPhone that browsers do not all show'],
    [`G${'\0'.repeat(186)}`.repeat(3), 'packets of the wrong length'],
    ['#EXTM3U\n#EXTINF:6,\nfile:///etc/passwd', 'a list of other files'],
    ['\xff\xff\xff\xff', 'no sound'],
    ['WEBVTTX', 'no captions'],
    ['WEBVTT\n\0', 'captions with bytes in them'],
    ['\n%PDF-1.7', 'a sheet behind something else'],
    ['PK\x03\x04', 'an archive that is cut off'],
  ])('%j is nothing we take: %s [T-UPL-1]', (text) => {
    expect(sniffContent(latin(text), latin(text))).toBeNull();
  });

  test.each([
    [[TYPES, 'word/document.xml'], DOCX],
    [[TYPES, 'ppt/presentation.xml', 'ppt/slides/slide1.xml'], PPTX],
    [[TYPES, 'xl/workbook.xml'], XLSX],
    [[TYPES, 'word/document.xml', 'word/vbaProject.bin'], null],
    [[TYPES, 'word/document.xml', 'run.exe'], null],
    [['word/document.xml'], null],
    [[TYPES, 'something.xml'], null],
    [['game.apk'], null],
  ])('an archive of %j is %s, told by its table of contents alone [T-UPL-1, T-UPL-5]', (names, type) => {
    const bytes = archive(...names);
    expect(sniffContent(bytes, bytes)).toBe(type);
    // The same when only its end is at hand.
    const tail = bytes.subarray(40);
    expect(sniffContent(bytes, tail)).toBe(type);
  });
});

describe('what may still come of a file by its beginning', () => {
  test.each([
    ['\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4', true],
    ['\0\0\0\x20ftypqt  \0\0\x02\0', 'video/mp4', false],
    ['PK\x03\x04', DOCX, true],
    ['PK\x03\x04', 'video/mp4', false],
    ['%PDF-1.7', DOCX, false],
    ['WEBVTT\n', 'text/vtt', true],
    ['WEBVTT\n\0', 'text/vtt', false],
  ] as const)('%j as %s: %s [DESK-72]', (text, type, may) => {
    expect(mayBecome(latin(text), [type])).toBe(may);
  });
});

test('what cameras film in is a video only where films are made fit to stream [FILM-01]', () => {
  expect(uploadTypes('video', false)).toEqual(['video/mp4', 'video/webm']);
  expect(uploadTypes('video', true)).toContain('video/quicktime');
  expect(uploadTypes('attachment', true)).not.toContain('video/quicktime');
});
