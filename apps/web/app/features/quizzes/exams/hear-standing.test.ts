import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { flagsOf, parseRecord, readRecord, writeRecord } from './exam-record.ts';
import { asideText, hearStanding, putInGaps } from './hear-standing.ts';
import { takeUp } from './take-up.ts';

const RECORD = {
  ...{ number: 1, key: '', startedAt: 0, endsAt: 9, index: 0, order: 3, arrived: 3, elsewhere: false, handedIn: null },
  answers: { 0: { choice: 1, at: 5, order: 1 } },
  flagged: { 0: { on: true, at: 6, order: 2 }, 1: { on: true, at: 7, order: 3 } },
};

beforeEach(() => {
  fakeBrowser();
});

test('of the flags of two devices the newer word stands, as of their answers [EXAM-205]', () => {
  writeRecord('a', 1, RECORD);
  const standing = { now: 8, endsAt: 10, elsewhere: true, isHandedIn: false, held: 0 };
  hearStanding('a', 1, { ...standing, flagged: { 0: { on: false, at: 8 }, 1: { on: false, at: 2 } } });
  const heard = readRecord('a', 1);
  expect(heard).toMatchObject({ endsAt: 10, elsewhere: true, answers: RECORD.answers });
  expect(heard?.flagged).toEqual({ 0: { on: false, at: 8, order: 0 }, 1: RECORD.flagged[1] });
  expect(heard && flagsOf(heard)).toEqual([1]);
  // A server that does not know of flags changes none.
  hearStanding('a', 1, standing);
  expect(readRecord('a', 1)?.flagged).toEqual(heard?.flagged);
});

test('an attempt that was kept before flags travelled opens without any [EXAM-205]', () => {
  const { flagged: _none, ...before } = RECORD;
  expect(parseRecord(JSON.stringify({ ...before, flags: [2] }))).toMatchObject({ flagged: {} });
});

test('what was written here and never arrived is laid aside when another device has written something else since [EXAM-220]', () => {
  const written = (choice: string) => ({ 0: { choice, at: 5, order: 4 } });
  const standing = { now: 8, endsAt: 10, elsewhere: true, isHandedIn: false, held: 0 };
  const hear = (choice: string, at: number) => {
    hearStanding('a', 1, { ...standing, saved: { 0: { choice, at } } });
    return readRecord('a', 1);
  };
  writeRecord('a', 1, { ...RECORD, answers: written('I was there. '), order: 4 });
  expect(hear('He left.', 8)).toMatchObject({ answers: { 0: { choice: 'He left.' } }, aside: { 0: 'I was there.' } });

  writeRecord('a', 1, { ...RECORD, answers: written('I was there.'), order: 4 });
  expect(hear('Yesterday I was there.', 8)?.aside, 'it stands in the newer text').toEqual({});
  writeRecord('a', 1, { ...RECORD, answers: written('I was there.'), order: 4, arrived: 4 });
  expect(hear('He left.', 8)?.aside, 'it arrived, and was changed there on purpose').toEqual({});
});

test('a second text that is overwritten is laid beside the first, and words in gaps are laid aside too [EXAM-228]', () => {
  const standing = { now: 8, endsAt: 10, elsewhere: true, isHandedIn: false, held: 0 };
  const hear = (written: string | string[], theirs: string | string[], aside?: Record<number, string>) => {
    const answers = { 0: { choice: written, at: 5, order: 4 } };
    writeRecord('a', 1, { ...RECORD, answers, order: 4, ...(aside && { aside }) });
    hearStanding('a', 1, { ...standing, saved: { 0: { choice: theirs, at: 8 } } });
    return readRecord('a', 1)?.aside;
  };
  expect(hear('And swam.', 'He left.', { 0: 'I was there.' })).toEqual({ 0: 'I was there.\nAnd swam.' });
  expect(hear(['gone', ' ', 'went'], ['has', 'been', ''])).toEqual({ 0: [['gone', '', 'went']] });
  expect(hear(['is'], ['was'], { 0: 'an earlier version laid them so' }), 'beside a text').toEqual({
    0: 'an earlier version laid them so\nis',
  });
  expect(hear(['gone', ''], ['gone ', 'been']), 'they stand there').toEqual({});
  expect(hear(['', ' '], ['has', 'been']), 'nothing was written').toEqual({});
});

test('words laid aside from gaps go into them at a press, and the same press again brings back the words that stood there [EXAM-245]', () => {
  const put = putInGaps([['gone', '', 'went']], ['has', 'been', ''], 3);
  expect(put).toEqual({ choice: ['gone', 'been', 'went'], aside: [['has', 'been', '']] });
  expect(putInGaps(put.aside, put.choice, 3).choice).toEqual(['has', 'been', 'went']);
  expect(putInGaps([['gone']], null, 1), 'nothing stood there').toEqual({ choice: ['gone'], aside: [] });
  expect(putInGaps([['first'], ['second']], ['third'], 1), 'the last comes first').toEqual({
    ...{ choice: ['second'], aside: [['first'], ['third']] },
  });
});

test('words that carry the signs between gaps come back whole and into their own gap [EXAM-245]', () => {
  const answers = { 0: { choice: ['he / she', 'is', '…'], at: 5, order: 4 } };
  writeRecord('a', 1, { ...RECORD, answers, order: 4 });
  const standing = { now: 8, endsAt: 10, elsewhere: true, isHandedIn: false, held: 0 };
  hearStanding('a', 1, { ...standing, saved: { 0: { choice: ['they', 'are', 'here'], at: 8 } } });
  const laid = readRecord('a', 1)?.aside?.[0] ?? '';
  expect(asideText(laid), 'to be read').toBe('he / she / is / …');
  expect(typeof laid !== 'string' && putInGaps(laid, ['they', 'are', 'here'], 3)).toEqual({
    ...{ choice: ['he / she', 'is', '…'], aside: [['they', 'are', 'here']] },
  });
});

test('an answer that left the server before the paper was taken up here does not take it away again [EXAM-226]', () => {
  writeRecord('a', 1, { ...RECORD, elsewhere: true });
  const sitting = { number: 1, startedAt: 0, endsAt: 90, elsewhere: false, form: null };
  takeUp('a', 1, { exam: { now: 20, sitting }, key: '', saved: [], flagged: {} });
  const hear = (now: number, elsewhere: boolean) => {
    hearStanding('a', 1, { now, endsAt: 90, elsewhere, isHandedIn: false, held: 0 });
    return readRecord('a', 1)?.elsewhere;
  };
  expect(hear(19, true), 'asked before the press').toBe(false);
  expect(hear(20, true), 'asked with the press').toBe(false);
  expect(hear(21, true), 'taken up elsewhere since').toBe(true);
  expect(hear(19, false), 'an old word takes nothing back either').toBe(true);
});
