import { readPrivate, removePrivate, writePrivate } from '../../session/private-store.ts';
import type { Paper } from './quiz-paper.ts';

type Pictures = Record<string, string>;

const nameOf = (lessonId: number) => `quiz-pictures ${lessonId}`;

/**
 * Brings the paper's pictures to the phone one after another, so that a quiz opened with a line is finished without
 * one. The browser's own cache forgets them within minutes; whoever counts every byte gets each as it is looked at.
 */
export async function keepPictures(userId: string, lessonId: number, { basedOn, questions }: Paper): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || questions.every(({ imageUrl }) => imageUrl === null)) return;
  const pictures = await readAll(userId, lessonId);
  for (const [position, { imageUrl }] of questions.entries()) {
    const place = `${basedOn}:${position}`;
    if (imageUrl === null || pictures[place]) continue;
    const picture = await download(imageUrl);
    if (picture === null) continue;
    pictures[place] = picture;
    await writePrivate(userId, nameOf(lessonId), pictures);
  }
}

export async function keptPicture(userId: string, lessonId: number, place: string): Promise<string | null> {
  return (await readAll(userId, lessonId))[place] ?? null;
}

export async function forgetPictures(userId: string, lessonId: number): Promise<void> {
  await removePrivate(userId, nameOf(lessonId));
}

async function readAll(userId: string, lessonId: number): Promise<Pictures> {
  return ((await readPrivate(userId, nameOf(lessonId)))?.value as Pictures | undefined) ?? {};
}

async function download(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await asDataUrl(await answer.blob()) : null;
  } catch {
    return null;
  }
}

function asDataUrl(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}
