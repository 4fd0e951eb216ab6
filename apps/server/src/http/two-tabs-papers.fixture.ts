import { EXAM } from '../testing/exam-room.ts';
import type { AnyAnswer } from '../testing/test-client.ts';
import { lastDay, type Office } from './two-tabs-office.fixture.ts';

export interface Edit {
  /** The call with these words, based on what was there when the office opened. */
  send: (office: Office, words: string) => Promise<AnyAnswer>;
  /** What the other tab did before, where the same call twice would find nothing left to do. */
  first?: (office: Office, words: string) => Promise<AnyAnswer>;
}

/** What two teachers may do to one paper at once: its questions, its terms, the bank's copy, the template. */
export const PAPER_EDITS: Readonly<Record<string, Edit>> = {
  editBankQuestion: {
    send: ({ staff, bankQuestion }, text) =>
      staff.call('PUT /api/teach/bank/{questionId}', {
        params: { questionId: bankQuestion },
        body: {
          version: 1,
          question: { text, choices: ['for', 'since'], rightChoice: 0, weight: 1, explanation: '', pinned: false },
        },
      }),
  },
  saveExamTemplate: {
    send: ({ staff, template }, name) =>
      staff.call('PUT /api/teach/exam-templates/{templateId}', {
        params: { templateId: template },
        body: {
          ...{ version: 1, name, marks: 10 },
          parts: [{ name: 'A', instructions: '', answered: 'choice', questions: 10, weight: 1 }],
        },
      }),
  },
  setExam: {
    send: ({ staff, quiz }, words) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/exam', {
        params: { lessonId: quiz },
        body: { was: null, exam: { ...EXAM, minutes: words === 'أول' ? 30 : 60 } },
      }),
  },
  setResultsTime: {
    send: ({ staff, quiz }, words) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/results-time', {
        params: { lessonId: quiz },
        body: { was: null, resultsAt: Date.parse(lastDay(words)) },
      }),
  },
  setSecondMarking: {
    send: ({ staff, quiz }, words) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/second-marking', {
        params: { lessonId: quiz },
        body: { was: 'none', secondMarking: words === 'أول' ? 'sample' : 'all' },
      }),
  },
  saveQuiz: {
    send: ({ staff, quiz }, text) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}', {
        params: { lessonId: quiz },
        body: {
          version: 1,
          questions: [
            {
              ...{ from: null, text, choices: ['for', 'since'], rightChoice: 0, weight: 1 },
              ...{ explanation: '', imageMediaId: null, pinned: false },
            },
          ],
        },
      }),
  },
};
