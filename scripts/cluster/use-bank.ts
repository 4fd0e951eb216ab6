import { type Login, signIn } from './visit-cluster.ts';

/** Nine digits, as addresses take them; what a worker would number begins far above. */
const LONGEST_NUMBER = 999_999_999;

interface Course {
  id: number;
  version: number;
  units: { lessons: { id: number; type: string }[] }[];
}
interface Numbered {
  id: number;
  version: number;
}

/**
 * What a teacher does with a paper and the bank, on whichever machine the rows lie: copies a quiz, rewrites the copy,
 * finds its new question in the bank, words it anew there, and reads the bank to its end. Every number must fit.
 */
export async function useBank(url: string): Promise<string[]> {
  const login = await signIn(url, 'teacher@demo.test');
  const ask = <Data>(method: string, path: string, body?: object) => askFor<Data>(url, login, method, path, body);

  const { courses } = await ask<{ courses: { id: number }[] }>('GET', '/api/teach/courses');
  const { course, quizId } = await findQuiz(courses, (id) => ask<Course>('GET', `/api/teach/courses/${id}`));
  const copy = await ask<{ id: number }>('POST', `/api/teach/lessons/${quizId}/duplicate`, { version: course.version });
  const paper = await ask<{ version: number; questions: Numbered[] }>('GET', `/api/teach/quizzes/${copy.id}`);
  const text = `Drilled at ${Date.now()}`;
  const question = { text, choices: ['for', 'since'], rightChoice: 1, weight: 1, explanation: '', pinned: false };
  const saved = await ask<{ questions: Numbered[] }>('PUT', `/api/teach/quizzes/${copy.id}`, {
    version: paper.version,
    questions: [{ ...question, from: null, imageMediaId: null }],
  });
  const [kept] = (await ask<{ questions: Numbered[] }>('GET', `/api/teach/bank?q=${encodeURIComponent(text)}`))
    .questions;
  if (!kept) return ['a question that is not in the bank'];
  await ask('PUT', `/api/teach/bank/${kept.id}`, {
    version: kept.version,
    question: { ...question, text: `${text}, again` },
  });
  const bank: Numbered[] = [];
  for (let next: number | null = null, isFirst = true; isFirst || next !== null; isFirst = false) {
    const page: { questions: Numbered[]; next: number | null } = await ask(
      'GET',
      `/api/teach/bank${next === null ? '' : `?after=${next}`}`,
    );
    bank.push(...page.questions);
    next = page.next;
  }
  const tooLong = [...paper.questions, ...saved.questions, ...bank].filter(({ id }) => id > LONGEST_NUMBER);
  console.log(
    `  the bank: ${bank.length} questions read, one made and worded anew, a quiz of ${paper.questions.length} copied`,
  );
  return [
    ...(paper.questions.length === 0 ? ['questions of a copied quiz'] : []),
    ...(bank[0]?.id === kept.id ? [] : ['the newest question, which does not stand first']),
    ...(tooLong.length > 0 ? [`${tooLong.length} numbers that are too long`] : []),
  ];
}

async function findQuiz(courses: readonly { id: number }[], read: (id: number) => Promise<Course>) {
  for (const { id } of courses) {
    const course = await read(id);
    const quiz = course.units.flatMap(({ lessons }) => lessons).find(({ type }) => type === 'Quiz');
    if (quiz) return { course, quizId: quiz.id };
  }
  throw new Error('the demo has no quiz');
}

async function askFor<Data>(url: string, { headers }: Login, method: string, path: string, body?: object) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.slice(0, 200)}`);
  return (JSON.parse(said) as { data: Data }).data;
}
