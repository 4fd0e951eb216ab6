import type { ExportedQuestion } from '../export/exported-question.ts';

/** Questions whose words look like signs of the formats they are written in. */
export const AWKWARD: readonly ExportedQuestion[] = [
  {
    text: '=SUM(A1) ~ what is {a: b} # 50%?\nSecond line \\n not a break',
    kind: 'single-choice',
    choices: ['=1', '~%50%half', '-5', '%100%', '[html]<b>bold</b>', '@home:\\'],
    rightChoice: 2,
    weight: 3,
    explanation: '#### why:\n= because { }',
    pinned: true,
  },
  {
    text: 'ما معنى «since» / «for»؟ ::عنوان:: // مش تعليق',
    kind: 'single-choice',
    choices: ['منذ = من وقت', "'=لمدة", 'صح، "غلط"; أو'],
    rightChoice: 0,
    weight: 1,
    explanation: '',
    pinned: false,
  },
  {
    text: '[moodle] Which letter?',
    kind: 'single-choice',
    choices: ['B', 'A', '1', 'أ'],
    rightChoice: 0,
    weight: 1,
    explanation: 'x',
    pinned: false,
  },
  {
    text: '2 < 3 & 5 > 4 → ?',
    kind: 'single-choice',
    choices: ['3', '4', '1', '2'],
    rightChoice: 3,
    weight: 100,
    explanation: '',
    pinned: false,
  },
  {
    text: 'Which are in «A, B»?',
    kind: 'several-choices',
    choices: ['A', '%50%B', 'B, D', 'C', '=D'],
    rightChoices: [1, 2, 4],
    weight: 2,
    explanation: '',
    pinned: false,
  },
  {
    text: 'Which are even?',
    kind: 'several-choices',
    choices: ['1', '2', '3', '4'],
    rightChoices: [1, 3],
    weight: 1,
    explanation: 'two by two',
    pinned: true,
  },
];
