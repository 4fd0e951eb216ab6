import { written } from '../kinds/written.ts';
import { readShares } from './answer-shares.ts';
import { cleanSource } from './clean-source.ts';
import { hasPicture, htmlToText } from './html-to-text.ts';
import { IMPORT_LIMITS, type ImportedRow, importedRow, type Reading, readingOf } from './imported-row.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { trueFalseChoices } from './true-false.ts';

export interface EnclosedFile {
  readonly key: string;
  /** As letters (base64). */
  readonly letters: string;
}

/** Pictures travel inside the file as letters, by the megabyte: they are taken out, and a key stands in their place. */
export function takeFilesOut(source: string): { text: string; files: EnclosedFile[] } {
  const files: EnclosedFile[] = [];
  const text = source.replace(/<file\b([^<>]*[^<>/])>([^<]*)<\/file>/g, (_, attributes: string, letters: string) => {
    const key = `file ${files.length + 1}`;
    files.push({ key, letters: letters.replace(/\s/g, '') });
    return `<file key="${key}"${attributes}/>`;
  });
  return { text, files };
}

export function readMoodleXmlText(source: string): Reading {
  const text = cleanSource(takeFilesOut(source).text).trim();
  if (text === '') return { rows: [], trouble: 'empty' };
  if (text.length > IMPORT_LIMITS.sourceLength) return { rows: [], trouble: 'too-long' };
  const root = parseXml(text);
  return typeof root === 'string' ? { rows: [], trouble: root } : readMoodleXml(root);
}

/** Moodle XML. Rows are numbered by the questions' place in the file; categories are none. */
export function readMoodleXml(root: XmlElement): Reading {
  if (root.name !== 'quiz') return { rows: [], trouble: 'not-moodle' };
  const questions = root.children.filter(
    ({ name, attributes }) => name === 'question' && attributes.type !== 'category',
  );
  return readingOf(questions.slice(0, IMPORT_LIMITS.rows + 1).map((question, at) => readQuestion(question, at + 1)));
}

function readQuestion(question: XmlElement, row: number): ImportedRow {
  const text = wordsOf(child(question, 'questiontext'));
  const { type } = question.attributes;
  if (type === 'matching') {
    return importedRow({ row, text, part: matchingPart(question), ...gradeAndWhy(question) });
  }
  if (type === 'essay') {
    // What its markers are told is the nearest that Moodle has to a model answer.
    const model = wordsOf(child(question, 'graderinfo'));
    const part = written.fromSketch({ choices: [model], right: [0] });
    return importedRow({ row, text, part, ...gradeAndWhy(question) });
  }
  if (type !== 'multichoice' && type !== 'truefalse' && type !== 'shortanswer') {
    return importedRow({ row, text: text || wordsOf(child(question, 'name')), problems: ['unsupported-type'] });
  }
  const answers = question.children.filter(({ name }) => name === 'answer');
  const shares = answers.map(({ attributes }) => Number(attributes.fraction ?? 0));
  const pick = type === 'shortanswer' || isYes(child(question, 'single')) ? 'one' : 'several';
  const isSpelt = type === 'shortanswer' && shares.every((share) => share >= 100);
  const { right, problems, warnings } = isSpelt ? NO_SHARES : readShares(shares, pick);
  const chosen = right.length === 1 ? answers[right[0] ?? -1] : undefined;
  const grade = Number(child(question, 'defaultgrade')?.text.trim() || '1');
  const explanation = wordsOf(child(question, 'generalfeedback')) || wordsOf(chosen && child(chosen, 'feedback'));
  const picture = pictureOf(question);
  // A question shows one picture, above its choices; whatever else came with it stays behind.
  const isLeftOut = picture ? filesIn(question).length > 1 : hasFile(question);
  return importedRow({
    row,
    text,
    ...(type === 'truefalse' && truth(chosen, text)),
    ...(type === 'multichoice' && { choices: answers.map(wordsOf), right }),
    ...(type === 'shortanswer' && { part: gapPart(answers, question) }),
    weight: grade,
    explanation,
    pinned: type === 'multichoice' && !isYes(child(question, 'shuffleanswers')),
    problems,
    picture,
    warnings: isLeftOut ? ['picture-left-out', ...warnings] : warnings,
  });
}

const NO_SHARES: ReturnType<typeof readShares> = { right: [], problems: [], warnings: [] };

function truth(chosen: XmlElement | undefined, question: string) {
  const rightChoice = chosen ? (wordsOf(chosen).toLowerCase() === 'true' ? 0 : 1) : null;
  return { part: { kind: 'true-false', choices: trueFalseChoices(question), rightChoice } as const };
}

/** The spellings of a word that is typed; Moodle minds capitals only when it is told to. */
function gapPart(answers: readonly XmlElement[], question: XmlElement) {
  const capitals = child(question, 'usecase')?.text.trim() !== '1';
  return { kind: 'gaps', gaps: [answers.map(wordsOf)], forgives: { capitals, apostrophes: false } } as const;
}

function matchingPart(question: XmlElement) {
  const pairs = question.children
    .filter(({ name }) => name === 'subquestion')
    .map((pair) => ({ left: wordsOf(pair), right: wordsOf(child(pair, 'answer')) }));
  // What has nothing on its left is there to mislead.
  const [matched, over] = [pairs.filter(({ left }) => left !== ''), pairs.filter(({ left }) => left === '')];
  const rights = [...matched, ...over].map(({ right }) => right);
  return { kind: 'matching', lefts: matched.map(({ left }) => left), rights } as const;
}

function gradeAndWhy(question: XmlElement) {
  const weight = Number(child(question, 'defaultgrade')?.text.trim() || '1');
  return { weight, explanation: wordsOf(child(question, 'generalfeedback')) };
}

/** Moodle mixes the choices, and lets one be picked, unless it is told not to. */
function isYes(said: XmlElement | undefined): boolean {
  const word = said?.text.trim();
  return word !== '0' && word !== 'false';
}

const child = (element: XmlElement, name: string) => element.children.find((each) => each.name === name);

/** Its words, plain: Moodle keeps most texts as HTML, also where it does not say so. */
function wordsOf(element: XmlElement | undefined): string {
  if (!element) return '';
  const raw = cleanSource(child(element, 'text')?.text ?? '');
  const { format } = element.attributes;
  return format === 'plain_text' || format === 'markdown' ? raw.trim() : htmlToText(raw);
}

const PICTURE = /\.(?:png|jpe?g|webp|gif)$/i;

function pictureOf(question: XmlElement): string | undefined {
  const enclosed = child(question, 'questiontext')?.children ?? [];
  return enclosed.find(({ name, attributes }) => name === 'file' && PICTURE.test(attributes.name ?? ''))?.attributes
    .key;
}

function filesIn({ name, children }: XmlElement): string[] {
  return [...(name === 'file' ? [name] : []), ...children.flatMap(filesIn)];
}

function hasFile({ name, text, children }: XmlElement): boolean {
  return name === 'file' || hasPicture(text) || children.some(hasFile);
}
