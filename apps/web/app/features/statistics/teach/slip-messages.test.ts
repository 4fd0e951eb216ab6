import type { EndingUnit, SlipReason } from '@hessa/rules/statistics/slipping';
import { describe, expect, test } from 'vitest';
import { givenMessage, givenMessageToParent, reasonLines, slipMessage, slipMessageToParent } from './slip-messages.ts';

const TODAY = '2026-11-15';
const unit = (at: string, unitName = 'Past Tenses', unitId = 3): EndingUnit => ({
  unitId,
  unitName,
  endsAt: Date.parse(at),
  unfinished: unitId - 1,
});
const ending = (at: string): SlipReason => ({ kind: 'ending', units: [unit(at)] });

describe('words to a student who is slipping', () => {
  test.each<[SlipReason, string]>([
    [ending('2026-11-15T20:00:00Z'), '«Past Tenses» هتتقفل النهارده ولسه فاضل فيها درسين'],
    [ending('2026-11-15T22:30:00Z'), '«Past Tenses» هتتقفل بكرة ولسه فاضل فيها درسين'],
    [ending('2026-11-17T10:00:00Z'), '«Past Tenses» هتتقفل بعد بكرة ولسه فاضل فيها درسين'],
    [{ kind: 'quiet', days: 9 }, '٩ أيام من غير مذاكرة'],
    [{ kind: 'falling', from: 90.4, to: 60 }, 'المتوسط نزل من ٩٠٪ لـ٦٠٪'],
  ])('%o is told in Egypt’s days and the tenant’s digits', (reason, words) => {
    expect(reasonLines(reason, TODAY, 'arabic')).toEqual([words]);
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

  test('of two units that close, the list and both messages tell both, also after one was given time [DESK-246]', () => {
    const units = [unit('2026-11-15T20:00:00Z'), unit('2026-11-16T10:00:00Z', 'Verbs', 4)];
    const closing = { kind: 'ending', units } as const;
    const student = { name: 'عبد الرحمن حسن', reasons: [closing] };
    expect(reasonLines(closing, TODAY, 'arabic')).toEqual([
      '«Past Tenses» هتتقفل النهارده ولسه فاضل فيها درسين',
      '«Verbs» هتتقفل بكرة ولسه فاضل فيها ٣ دروس',
    ]);
    expect(slipMessage(student, TODAY, 'arabic')).toContain(
      '؟ «Past Tenses» هتتقفل النهارده ولسه فاضل لك فيها درسين، و«Verbs» هتتقفل بكرة ولسه فاضل لك فيها ٣ دروس. يلا',
    );
    expect(slipMessageToParent(student, TODAY, 'arabic', 'مستر تست')).toContain(
      'فيها درسين، و«Verbs» هتتقفل بكرة ولسه فاضل فيها ٣ دروس. ياريت',
    );
    const given = { unitId: 3, unitName: 'Past Tenses', until: Date.parse('2026-11-18T20:00:00Z') };
    expect(givenMessage(student, given, TODAY, 'arabic')).toMatch(
      /؟ «Past Tenses» مفتوحة لحد [^.]+، و«Verbs» هتتقفل بكرة ولسه فاضل لك فيها ٣ دروس\. يلا/,
    );
    expect(givenMessageToParent(student, given, TODAY, 'arabic', 'مستر تست')).toMatch(
      /«Past Tenses» مفتوحة لحد [^.]+، و«Verbs» هتتقفل بكرة ولسه فاضل فيها ٣ دروس\. ياريت/,
    );
    const alone = { ...student, reasons: [{ kind: 'ending', units: units.slice(0, 1) } as const] };
    expect(givenMessage(alone, given, TODAY, 'arabic')).not.toContain('Verbs');
  });
});
