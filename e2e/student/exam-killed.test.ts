import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeExamWorld } from '../../apps/server/src/main/exam-world.fixture.ts';
import {
  createTestFolder,
  freePort,
  type ServerProcess,
  startServer,
  type TestFolder,
} from '../../apps/server/src/main/server-process.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { sharedChromium } from '../../scripts/chromium.ts';
import { handExamIn } from '../support/hand-exam-in.ts';
import { awake } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { quizPage } from '../support/quiz-page.ts';
import { newVisitor } from '../support/visitor.ts';

const WORDS = ['go', 'write', 'sing', 'ring', 'swim'];
const questions = WORDS.map((word) => ({
  text: `The past of “${word}” is ______.`,
  choices: [`${word}1`, `${word}2`, `${word}3`],
  right: 0,
  pinned: true,
}));

let folder: TestFolder;
let database: TestDatabase;
let server: ServerProcess;
let env: Record<string, string>;
beforeAll(async () => {
  [folder, database] = await Promise.all([createTestFolder(), createTestDatabase()]);
  env = {
    ...{ HESSA_ENV: 'production', HESSA_DATA_DIR: folder.dataDir, PORT: await freePort(), LOG_LEVEL: 'error' },
    DATABASE_URL: database.ownerUrl,
  };
  server = await startServer(env);
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await database?.drop();
  await folder?.remove();
});

test('a server that is killed in the middle of an exam loses nothing, and the phone goes on by itself [EXAM-128]', async () => {
  const { student, address } = await makeExamWorld(database, questions);
  const { page, context, complaints } = await newVisitor(await sharedChromium(), server.url);
  const quiz = quizPage(page);
  const login = loginPage(page);
  await login.open();
  await login.signIn(student);
  await login.welcome.waitFor();
  await page.goto(address);
  await awake(page);
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await quiz.count('السؤال ١ من ٥').waitFor();
  const arrived = page.getByText('كل إجاباتك وصلت');
  for (const word of WORDS.slice(0, 2)) {
    await quiz.choose(`${word}1`);
    await quiz.next.click();
  }
  await quiz.count('السؤال ٣ من ٥').waitFor();
  await arrived.waitFor();

  server.child.kill('SIGKILL');
  await server.ended;
  await quiz.choose('sing1');
  await quiz.next.click();
  await quiz.choose('ring1');
  await quiz.next.click();
  await quiz.count('السؤال ٥ من ٥').waitFor();
  await page.getByText('مفيش نت. إجاباتك متسجّلة على جهازك').waitFor();
  await page.getByRole('timer').waitFor();

  server = await startServer(env);
  // Nobody presses anything. The longer the server was away, the longer the phone waits between its tries.
  await arrived.waitFor({ timeout: 90_000 });
  const saved = async () => {
    const [sitting] = await database.owner`select saved from exam_sittings`;
    return Object.keys(sitting?.saved ?? {});
  };
  expect(await saved()).toEqual(['0', '1', '2', '3']);
  await quiz.choose('swim2');
  await handExamIn(page);
  await page.getByText('ورقتك اتسلّمت').waitFor();
  expect([...(await database.owner`select score, answers from quiz_results`)]).toEqual([
    { score: 80, answers: [0, 0, 0, 0, 1] },
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});
