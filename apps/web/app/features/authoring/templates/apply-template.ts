import { gathered } from '@hessa/rules/quizzes/paper-parts';
import { drawPlaces } from '@hessa/rules/quizzes/pools';
import type { ExamTemplate } from '@hessa/rules/quizzes/templates/exam-template';
import { placeByTemplate, type ShapedPaper } from '@hessa/rules/quizzes/templates/paper-lacks';
import { isBlank } from '../quizzes/edit-paper.ts';
import type { WholePaper } from '../quizzes/edited-parts.ts';
import { newQuestionId } from '../quizzes/edited-question.ts';

/** The paper as far as its shape goes: what was left blank is none of it. */
export function shapeOf({ sections, questions }: WholePaper): ShapedPaper {
  const shaped = questions
    .filter((question) => !isBlank(question))
    .map(({ kind, weight, passage, section }) => {
      const place = sections.findIndex(({ id }) => id === section);
      return { kind, weight, passage, section: place < 0 ? null : place };
    });
  return {
    sections: sections.map(({ name }) => name.trim()),
    // Of what is drawn from, as much as one student gets.
    questions: drawPlaces(sections, shaped, '').flatMap((at) => shaped[at] ?? []),
  };
}

/**
 * The paper with every section of the template. Sections that are there stay, with their questions; the questions of a
 * paper without sections go where they fit, those of a passage together.
 */
export function applyTemplate(paper: WholePaper, template: ExamTemplate): WholePaper {
  const known = new Set(paper.sections.map(({ name }) => name.trim()));
  const added = template.parts
    .filter(({ name }) => !known.has(name))
    .map(({ name, instructions }) => ({ id: newQuestionId(), name, instructions, draw: null }));
  const sections = [...paper.sections, ...added];
  if (paper.sections.length > 0) return { ...paper, sections };
  const places = placeByTemplate(template, paper.questions);
  const homes = new Map<string, string | null>();
  const questions = paper.questions.map((question, at) => {
    const own = sections[places[at] ?? 0]?.id ?? null;
    const { passage } = question;
    if (passage === null) return { ...question, section: own };
    if (!homes.has(passage)) homes.set(passage, own);
    return { ...question, section: homes.get(passage) ?? own };
  });
  const order = sections.map(({ id }) => id);
  return { ...paper, sections, questions: gathered(questions, order) };
}
