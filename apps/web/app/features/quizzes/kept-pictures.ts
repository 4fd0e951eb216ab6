import { readPrivate, removePrivate, writePrivate } from '../../session/private-store.ts';
import type { Paper } from './quiz-paper.ts';

type Pictures = Record<string, string>;

type PicturedPaper = Pick<Paper, 'basedOn' | 'questions' | 'passages'>;

/** Every file of a paper, the recordings of its passages among them, by the place it is looked for under. */
function filesOf({ questions, passages }: PicturedPaper): [string, string][] {
  const files = [
    ...questions.map(({ imageUrl }, at) => [String(at), imageUrl] as const),
    ...passages.flatMap(({ imageUrl, audioUrl }, at) => [
      [`image ${at}`, imageUrl] as const,
      [`audio ${at}`, audioUrl] as const,
    ]),
  ];
  return files.flatMap(([place, url]) => (url === null ? [] : [[place, url]]));
}

const nameOf = (lessonId: number) => `quiz-pictures ${lessonId}`;

/**
 * Brings the paper's pictures to the phone one after another, so that a quiz opened with a line is finished without
 * one. The browser's own cache forgets them within minutes; whoever counts every byte gets each as it is looked at.
 */
export async function keepPictures(userId: string, lessonId: number, paper: PicturedPaper): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const wanted = filesOf(paper);
  if (connection?.saveData || wanted.length === 0) return;
  const pictures = await readAll(userId, lessonId);
  for (const [name, url] of wanted) {
    const place = `${paper.basedOn}:${name}`;
    if (pictures[place]) continue;
    const picture = await download(url);
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
