import { describe, expect, test } from 'vitest';
import { bookCover, COVER_LETTERS, generatedCover, generatedCovers } from './generated-cover.ts';

describe('generated covers', () => {
  test('a course without an image always gets the same cover for the same name [ENT-16, ENT-43]', () => {
    expect(generatedCover('Past Simple', 'Secondary1')).toEqual(generatedCover('Past Simple', 'Secondary1'));
    expect(generatedCover('Past Simple', 'prep3').grade).toBe('prep3');
  });

  test('names spread over every tone, pattern and pair of letters, ink being the commonest [ENT-16]', () => {
    const covers = Array.from({ length: 2000 }, (_, at) => generatedCover(`كورس ${at}`, 'Secondary2'));
    const share = (tone: string) => covers.filter((cover) => cover.tone === tone).length / covers.length;
    expect(share('ink')).toBeGreaterThan(0.5);
    expect(share('paper')).toBeGreaterThan(0.1);
    expect(share('highlighter')).toBeGreaterThan(0.1);
    expect(new Set(covers.map((cover) => cover.pattern)).size).toBe(4);
    expect(new Set(covers.map((cover) => cover.letters)).size).toBe(COVER_LETTERS.length);
  });

  test('long letters shrink so that they stay inside the cover [ENT-16]', () => {
    for (let at = 0; at < 200; at += 1) {
      const { letters, size } = generatedCover(`Unit ${at}`, 'Secondary3');
      expect(size).toBeLessThanOrEqual(24);
      expect(size * letters.length).toBeLessThanOrEqual(140);
    }
  });

  test('neighbours never show the same letters [ENT-16]', () => {
    const row = generatedCovers([
      { courseName: 'Grammar', grade: 'Secondary1' },
      { courseName: 'Grammar', grade: 'Secondary1' },
      { courseName: 'Grammar', grade: 'Secondary1' },
    ]);
    expect(row[0]?.letters).not.toBe(row[1]?.letters);
    expect(row[1]?.letters).not.toBe(row[2]?.letters);
  });

  test('a shelf of books is lighter than a row of courses, and a book keeps its cover [LEARN-160]', () => {
    const shelf = Array.from({ length: 2000 }, (_, at) => bookCover(`كتاب ${at}`, 'Secondary2'));
    const share = (tone: string) => shelf.filter((cover) => cover.tone === tone).length / shelf.length;
    expect(share('ink')).toBeLessThan(0.4);
    expect(share('paper')).toBeGreaterThan(0.3);
    expect(share('highlighter')).toBeGreaterThan(0.1);
    expect(bookCover('كتاب 7', 'Secondary2')).toEqual(shelf[7]);
  });
});
