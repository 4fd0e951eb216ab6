import type { SlipReason } from '@hessa/rules/statistics/slipping';
import { describe, expect, test } from 'vitest';
import { reasonWords, slipMessage, slipMessageToParent } from './slip-messages.ts';

const TODAY = '2026-11-15';
const ending = (at: string): SlipReason => ({
  kind: 'ending',
  unitId: 3,
  unitName: 'Past Tenses',
  endsAt: Date.parse(at),
  unfinished: 2,
});

describe('words to a student who is slipping', () => {
  test.each<[SlipReason, string]>([
    [ending('2026-11-15T20:00:00Z'), '«Past Tenses» هتتقفل النهارده ولسه فاضل فيها درسين'],
    [ending('2026-11-15T22:30:00Z'), '«Past Tenses» هتتقفل بكرة ولسه فاضل فيها درسين'],
    [ending('2026-11-17T10:00:00Z'), '«Past Tenses» هتتقفل بعد بكرة ولسه فاضل فيها درسين'],
    [{ kind: 'quiet', days: 9 }, '٩ أيام من غير مذاكرة'],
    [{ kind: 'falling', from: 90.4, to: 60 }, 'المتوسط نزل من ٩٠٪ لـ٦٠٪'],
  ])('%o is told in Egypt’s days and the tenant’s digits', (reason, words) => {
    expect(reasonWords(reason, TODAY, 'arabic')).toBe(words);
  });

  test('a message greets by the first name and speaks of the most pressing reason only', () => {
    const student = {
      name: 'عبد الرحمن حسن',
      reasons: [ending('2026-11-16T10:00:00Z'), { kind: 'quiet', days: 8 } as const],
    };
    const own = slipMessage(student, TODAY, 'latin');
    expect(own).toMatch(/^إزيك يا عبد الرحمن؟ «Past Tenses» هتتقفل بكرة ولسه فاضل لك فيها درسين/);
    expect(own).not.toContain('بقالك');
    const parents = slipMessageToParent(student, TODAY, 'latin', 'مستر تست');
    expect(parents).toMatch(/^السلام عليكم، مع حضرتك منصة مستر تست بخصوص عبد الرحمن حسن\. «Past Tenses»/);
  });
});
