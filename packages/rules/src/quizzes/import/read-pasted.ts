import { splitChoices, takeBullet } from './choice-markers.ts';
import { cleanSource } from './clean-source.ts';
import { IMPORT_LIMITS, type ImportedRow, type Reading, readingOf } from './imported-row.ts';
import { keyPairs, labelledLine } from './labelled-line.ts';
import { finishQuestion, isInstruction, type PastedQuestion, startQuestion } from './pasted-question.ts';
import { questionNumber } from './question-number.ts';

/** A question with more is wrong anyway, and a hostile text shall not grow it for ever. */
const CHOICES_READ = 20;

/** Questions as teachers type them. Every line ends up in a question, in its answer, or in a row that says what it lacks. */
export function readPasted(source: string): Reading {
  if (source.length > IMPORT_LIMITS.sourceLength) return { rows: [], trouble: 'too-long' };
  const reader = new PastedReader();
  for (const [at, line] of cleanSource(source).split('\n').entries()) {
    reader.read(line.trim(), at + 1);
    if (reader.questions.length > IMPORT_LIMITS.rows) break;
  }
  return readingOf(reader.finish());
}

class PastedReader {
  readonly questions: PastedQuestion[] = [];
  private readonly key = new Map<number, string[]>();
  private readonly numbers = new Set<number>();
  private current: PastedQuestion | null = null;
  private afterBlank = false;
  private inAnswers = false;

  read(line: string, row: number): void {
    if (line === '') {
      this.afterBlank = true;
      return;
    }
    if (!this.readAnswer(line) && !this.readChoice(line) && !this.readNumbered(line, row)) this.readPlain(line, row);
    this.afterBlank = false;
  }

  private start(question: PastedQuestion): void {
    this.current = question;
    this.questions.push(question);
    if (question.number !== null) this.numbers.add(question.number);
    this.inAnswers = false;
  }

  private readAnswer(line: string): boolean {
    const labelled = labelledLine(line);
    const value = labelled?.value ?? line;
    const pairs = keyPairs(labelled?.label === 'answer' || labelled?.label === 'answers' ? value : line);
    const isAsked = pairs?.length === 1 && this.numbers.has(pairs[0]?.number ?? 0);
    if (pairs && (pairs.length > 1 || isAsked || this.inAnswers || labelled)) {
      for (const { number, letters } of pairs) {
        const known = this.key.get(number) ?? [];
        known.push(letters);
        this.key.set(number, known);
      }
      this.inAnswers = true;
      return true;
    }
    if (this.inAnswers && !labelled && line.length <= 4 && this.current?.answer === null) {
      this.current.answer = line;
      return true;
    }
    if (!labelled) return false;
    if (value === '' && labelled.label.startsWith('answer')) {
      this.inAnswers = true;
      return true;
    }
    if (!this.current || value === '') return false;
    if (labelled.label === 'explanation') {
      this.current.explanation = this.current.explanation ? `${this.current.explanation}\n${value}` : value;
      this.current.open = 'explanation';
    } else {
      if (labelled.label === 'weight') this.current.weight = value;
      else this.current.answer = value;
      this.current.open = null;
    }
    return true;
  }

  private readChoice(line: string): boolean {
    const { current } = this;
    const split = splitChoices(line, 'start');
    const first = split?.choices[0];
    if (current && current.choices.length >= CHOICES_READ) return split !== null || takeBullet(line) !== null;
    if (split && first) {
      if (!current) return false;
      // The letters in the question's own line were words after all: «Look at (a) and (b)».
      if (current.unsplit !== null && current.choices.some(({ letter }) => letter === first.letter)) {
        current.text = current.unsplit;
        current.choices = [];
        current.unsplit = null;
      }
      const isRepeated = current.choices.some(({ letter }) => letter === first.letter);
      if (isRepeated || !isExpected(first.letter, current, line)) return false;
      current.choices.push(...split.choices);
      current.open = 'choice';
      return true;
    }
    const bullet = current && current.text !== '' ? takeBullet(line) : null;
    if (!current || bullet === null) return this.readNumberedChoice(line);
    current.choices.push({ letter: null, text: bullet, marked: false });
    current.open = 'choice';
    return true;
  }

  /** Choices counted 1) 2) 3) under a question that is numbered in another way. */
  private readNumberedChoice(line: string): boolean {
    const { current } = this;
    const bare = line.replace(/^[*✓✔√✅☑]{1,3}\s{0,2}/, '');
    const found = questionNumber(bare);
    if (!current || current.number === null || !found || found.style === current.style || found.rest === '')
      return false;
    if (found.number !== current.choices.length + 1 || current.choices.some(({ letter }) => letter !== null))
      return false;
    current.choices.push({ letter: null, text: found.rest, marked: bare !== line });
    current.open = 'choice';
    return true;
  }

  private readNumbered(line: string, row: number): boolean {
    const found = questionNumber(line);
    if (!found) return false;
    const question = startQuestion(row, found.rest, found.number, found.style);
    const split = splitChoices(found.rest, 'anywhere');
    if (split) {
      question.unsplit = found.rest;
      question.text = split.before;
      question.choices = split.choices;
      question.open = 'choice';
    }
    this.start(question);
    return true;
  }

  private readPlain(line: string, row: number): void {
    const { current } = this;
    const split = splitChoices(line, 'anywhere');
    const goesOn =
      current?.open === 'text'
        ? !this.afterBlank || current.number !== null || current.text === ''
        : Boolean(current?.open) && !this.afterBlank;
    if (current && goesOn) {
      if (split && current.open === 'text') {
        current.text = joined(current.text, split.before);
        current.choices = split.choices;
        current.open = 'choice';
        return;
      }
      const last = current.choices.at(-1);
      if (current.open === 'explanation') current.explanation = joined(current.explanation, line);
      else if (current.open === 'choice' && last) last.text = `${last.text} ${line}`;
      else current.text = joined(current.text, line);
      return;
    }
    const question = startQuestion(row, split?.before ?? line);
    if (split) {
      question.unsplit = line;
      question.choices = split.choices;
      question.open = 'choice';
    }
    this.start(question);
  }

  finish(): ImportedRow[] {
    const asked = this.questions.filter((question) => !isInstruction(question));
    const isNumbered = asked.some(({ number }) => number !== null);
    return asked.map((question, at) => {
      const number = isNumbered ? question.number : at + 1;
      // Where numbers begin anew in a second part, so do those of the key.
      const letters = number === null ? undefined : this.key.get(number)?.shift();
      return finishQuestion(question, letters ?? null);
    });
  }
}

const joined = (before: string, line: string) => (before === '' ? line : `${before}\n${line}`);

/** «e.g. …» under a question is no fifth choice; «d)» after «b)» is one, with c) forgotten. */
function isExpected(letter: string, { choices }: PastedQuestion, line: string): boolean {
  const next = ['abcdefgh', 'ابجدهوزح', 'ابتثجحخد'].some((order) => order[choices.length] === letter);
  return next || /^\W{0,6}.ـ?\s{0,2}[)\]]/u.test(line);
}
