import { describe, expect, test } from 'vitest';
import { choicesOf, keyOf } from './key-of.fixture.ts';
import type { XmlElement } from './parse-xml.ts';
import { readMoodleXml, readMoodleXmlText, takeFilesOut } from './read-moodle-xml.ts';

const element = (
  name: string,
  attributes: Record<string, string> = {},
  ...inside: (XmlElement | string)[]
): XmlElement => ({
  name,
  attributes,
  text: inside.filter((each) => typeof each === 'string').join(''),
  children: inside.filter((each) => typeof each !== 'string'),
});
const html = (name: string, text: string, attributes = {}) =>
  element(name, { format: 'html', ...attributes }, element('text', {}, text));
const answer = (fraction: number, text: string, feedback = '') => ({
  ...html('answer', text, { fraction: String(fraction) }),
  children: [element('text', {}, text), html('feedback', feedback)],
});
const question = (type: string, ...inside: XmlElement[]) => element('question', { type }, ...inside);
const quiz = (...questions: XmlElement[]) => readMoodleXml(element('quiz', {}, '\n', ...questions));

describe('Moodle XML', () => {
  test('a question with one right choice: words out of HTML, weight, explanation, fixed order', () => {
    const { rows } = quiz(
      question('category', html('category', '$course$/x')),
      question(
        'multichoice',
        html('questiontext', '<p>He <b>___</b> to&nbsp;school &amp; back.</p>'),
        html('generalfeedback', '<p>He takes an s.</p>'),
        element('defaultgrade', {}, '2.0000000'),
        element('single', {}, 'true'),
        element('shuffleanswers', {}, '0'),
        answer(0, '<p>go</p>'),
        answer(100, '<p>goes</p>', 'yes'),
      ),
    );
    expect(rows).toEqual([
      {
        row: 1,
        text: 'He ___ to school & back.',
        kind: 'single-choice',
        choices: ['go', 'goes'],
        rightChoice: 1,
        weight: 2,
        explanation: 'He takes an s.',
        pinned: true,
        problems: [],
        warnings: [],
      },
    ]);
  });

  test('true or false becomes two choices in the language of the question', () => {
    const { rows } = quiz(
      question('truefalse', html('questiontext', 'السماء خضراء'), answer(0, 'true'), answer(100, 'false', 'زرقا')),
      question('truefalse', html('questiontext', 'Blue'), answer(100, 'true'), answer(0, 'false')),
    );
    expect(rows.map(({ explanation, ...part }) => [choicesOf(part), keyOf(part), explanation])).toEqual([
      [['صح', 'غلط'], { rightChoice: 1 }, 'زرقا'],
      [['True', 'False'], { rightChoice: 0 }, ''],
    ]);
  });

  test('a word that is typed and pairs to be matched are read as what they are [EXAM-28]', () => {
    const pair = (left: string, right: string) => ({
      ...html('subquestion', left),
      children: [element('text', {}, left), html('answer', right)],
    });
    const { rows } = quiz(
      question(
        'shortanswer',
        html('questiontext', 'Past of go'),
        element('usecase', {}, '1'),
        answer(100, 'went'),
        answer(100, 'Went'),
      ),
      question('shortanswer', html('questiontext', 'Half'), answer(100, 'went'), answer(50, 'goed')),
      question('matching', html('questiontext', 'Match'), pair('cat', 'قطة'), pair('dog', 'كلب'), pair('', 'حصان')),
    );
    expect(rows).toMatchObject([
      { kind: 'gaps', gaps: [['went', 'Went']], forgives: { capitals: false }, problems: [] },
      { kind: 'gaps', problems: ['part-marks'] },
      { kind: 'matching', lefts: ['cat', 'dog'], rights: ['قطة', 'كلب', 'حصان'], problems: [] },
    ]);
  });

  test('a question of which several choices are to be picked: those that earn a share are right [KIND-06]', () => {
    const several = (...answers: XmlElement[]) =>
      question('multichoice', html('questiontext', 'x'), element('single', {}, 'false'), ...answers);
    const { rows } = quiz(
      several(answer(50, 'a'), answer(-50, 'b'), answer(50, 'c'), answer(-50, 'd')),
      several(answer(60, 'a'), answer(0, 'b'), answer(40, 'c')),
      several(answer(100, 'a'), answer(0, 'b')),
      several(answer(50, 'a'), answer(0, 'b')),
    );
    expect(rows.map(({ problems, warnings, ...part }) => [keyOf(part), ...problems, ...warnings])).toEqual([
      [{ rightChoices: [0, 2] }],
      [{ rightChoices: [0, 2] }, 'marked-our-way'],
      [{ rightChoice: 0 }],
      [{ rightChoice: null }, 'part-marks'],
    ]);
  });

  test('what cannot be taken is told by its place: other kinds, part marks, half weights, lost pictures', () => {
    const { rows } = quiz(
      question('numerical', html('questiontext', 'Write.')),
      question('multichoice', html('questiontext', 'x'), answer(50, 'a'), answer(50, 'b'), answer(0, 'c')),
      question(
        'multichoice',
        html('questiontext', 'x'),
        element('defaultgrade', {}, '0.5'),
        answer(100, 'a'),
        answer(0, 'b'),
      ),
      question(
        'multichoice',
        html('questiontext', 'x <img src="@@PLUGINFILE@@/a.png">'),
        answer(100, 'a'),
        answer(0, 'b'),
      ),
    );
    expect(rows.map(({ row, problems, warnings }) => [row, ...problems, ...warnings])).toEqual([
      [1, 'unsupported-type'],
      [2, 'part-marks'],
      [3, 'weight-out-of-range'],
      [4, 'picture-left-out'],
    ]);
    expect(readMoodleXml(element('html')).trouble).toBe('not-moodle');
    expect(quiz().trouble).toBe('empty');
  });

  test('a picture travels with its question by a key; what a question cannot show is said to stay behind [DESK-100]', () => {
    const file = (name: string) => `<file name="${name}" path="/" encoding="base64">iVBO\nRw0K</file>`;
    const source = `<quiz>
      <question type="truefalse"><questiontext format="html"><text>Blue <![CDATA[<img src="@@PLUGINFILE@@/sky.PNG">]]></text>${file('sky.PNG')}</questiontext>
        <answer fraction="100"><text>true</text></answer></question>
      <question type="truefalse"><questiontext format="html"><text>Green</text>${file('a.jpg')}${file('b.jpg')}</questiontext>
        <answer fraction="100"><text>true</text></answer></question>
      <question type="truefalse"><questiontext format="html"><text>Heard</text>${file('a.mp3')}</questiontext>
        <answer fraction="100"><text>true</text></answer></question>
    </quiz>`;
    const { text, files } = takeFilesOut(source);
    expect(files.map(({ key, letters }) => `${key} ${letters}`)).toEqual(
      [1, 2, 3, 4].map((place) => `file ${place} iVBORw0K`),
    );
    const shown = readMoodleXmlText(text).rows.map(({ picture, warnings }) => ({ picture, warnings }));
    expect(shown).toEqual([
      { picture: 'file 1', warnings: [] },
      { picture: 'file 2', warnings: ['picture-left-out'] },
      { picture: undefined, warnings: ['picture-left-out'] },
    ]);
  });
});
