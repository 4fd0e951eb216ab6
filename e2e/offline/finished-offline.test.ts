import { expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { holds } from '../support/kept-answers.ts';
import { cutLine, mendLine, visited } from '../support/line.ts';
import { storedStream } from '../support/player-page.ts';

const travel = journey();

test('a lesson that was finished without a line stays finished in the curriculum while the line comes back, and closes no more on home [LEARN-422]', async () => {
  const stream = await storedStream(travel);
  const { course, student } = await travel.school.enrolled({
    units: [{ name: 'Tenses', lessons: [{ type: 'Video', ...stream, name: 'since' }] }],
  });
  const { page } = await travel.visit({ worker: true, as: student });
  const curriculum = `/course/${course.id}/curriculum`;
  const id = lessonId(course, 0, 0);
  const video = `/course/${course.id}/lesson/${id}/video`;
  await visited(page, '/');
  await visited(page, curriculum);
  await visited(page, video, ': since');
  for (const answer of [
    'GET /api/Student/home',
    'tree-course-with-progress',
    `contentlesson/{id} {"params":{"id":${id}}}`,
  ])
    await holds(page, answer);

  await cutLine(page);
  await page.goto(video);
  await page.locator('.video-lesson-side').getByRole('button', { name: 'خلصت الفيديو' }).click();
  await page.getByText('وهيتسجّل أول ما النت يرجع').waitFor();
  await page.goto('/');
  const closing = page.getByRole('region', { name: 'بيقفل خلال أسبوع' }).getByRole('listitem');
  await closing.getByText('وهيتسجّل أول ما النت يرجع').waitFor();
  expect(await closing.getByText('آخر ميعاد').count()).toBe(0);
  await seeOneLook(page, 'home-finished-offline');

  // A page that was loaded anew knows nothing of the press, which was another page's.
  await page.goto(curriculum);
  const whole = page.getByText('درس واحد، خلّصت ١٠٠٪');
  await whole.waitFor();
  // Whatever is asked while the finish is on its way is answered from before it.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.body.innerText.includes('خلّصت ١٠٠٪')) document.documentElement.dataset.fellBack = 'yes';
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const told = page.waitForResponse((response) => response.url().includes('complete-lesson'));
  const readAnew = page.waitForResponse(async (response) => {
    if (!response.url().includes('tree-course-with-progress')) return false;
    return (await response.text()).includes('"isCompleted":true');
  });
  await mendLine(page);
  await told;
  await readAnew;
  await whole.waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.fellBack)).toBeUndefined();
});
