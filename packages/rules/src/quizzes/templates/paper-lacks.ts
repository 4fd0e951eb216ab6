import { type ExamTemplate, isAnswered, questionsOf, type TemplatePart } from './exam-template.ts';

/** A paper as far as its shape goes; a question's section is its place among the names. */
export interface ShapedPaper {
  readonly sections: readonly string[];
  readonly questions: readonly ShapedQuestion[];
}

export interface ShapedQuestion {
  readonly kind: string;
  readonly weight: number;
  readonly section: number | null;
}

interface Against {
  readonly has: number;
  readonly wants: number;
}

export interface PartLacks extends Against {
  readonly part: TemplatePart;
  /** The paper's section of that name; null while it has none. */
  readonly section: number | null;
  /** Questions in the section that are answered in another way, or worth something else. */
  readonly misfits: number;
}

export interface PaperLacks {
  readonly questions: Against;
  /** Null where the template says nothing of marks. */
  readonly marks: Against | null;
  readonly parts: readonly PartLacks[];
  readonly isWhole: boolean;
}

export function fitsPart(part: TemplatePart, { kind, weight }: Omit<ShapedQuestion, 'section'>): boolean {
  return isAnswered(kind, part.answered) && (part.weight === null || part.weight === weight);
}

/** What a paper still lacks, or has too much of, to be of the template's shape. */
export function paperLacks(template: ExamTemplate, paper: ShapedPaper): PaperLacks {
  const places = paper.sections.length === 0 ? placeByTemplate(template, paper.questions) : null;
  const parts = template.parts.map((part, at): PartLacks => {
    const section = paper.sections.indexOf(part.name);
    const isOwn = (question: ShapedQuestion, place: number) =>
      places ? places[place] === at : question.section !== null && question.section === section;
    const own = paper.questions.filter(isOwn);
    const has = own.filter((question) => fitsPart(part, question)).length;
    return {
      part,
      section: section < 0 ? null : section,
      has,
      wants: part.questions,
      misfits: own.length - has,
    };
  });
  const marks = template.marks && {
    has: paper.questions.reduce((sum, { weight }) => sum + weight, 0),
    wants: template.marks,
  };
  const questions = { has: paper.questions.length, wants: questionsOf(template) };
  const isWhole =
    questions.has === questions.wants &&
    (!marks || marks.has === marks.wants) &&
    parts.every(({ section, has, wants, misfits }) => section !== null && has === wants && misfits === 0);
  return { questions, marks: marks || null, parts, isWhole };
}

/**
 * The part of the template that each question goes to: one that it fits and that has room, else one that it fits, else
 * one that is answered like it, else the first.
 */
export function placeByTemplate(
  { parts }: Pick<ExamTemplate, 'parts'>,
  questions: readonly Omit<ShapedQuestion, 'section'>[],
): number[] {
  const room = parts.map((part) => part.questions);
  return questions.map((question) => {
    const fits = (part: TemplatePart) => fitsPart(part, question);
    const choices = [
      parts.findIndex((part, at) => fits(part) && (room[at] ?? 0) > 0),
      parts.findIndex(fits),
      parts.findIndex(({ answered }) => isAnswered(question.kind, answered)),
    ];
    const place = choices.find((at) => at >= 0) ?? 0;
    room[place] = (room[place] ?? 0) - 1;
    return place;
  });
}
