import type { DemoVideoLesson } from './demo-content.ts';

const SECONDS = {
  'present-tenses': 38,
  'present-perfect': 41,
  conditionals: 44,
  'passive-voice': 40,
  'reported-speech': 41,
  'relative-clauses': 43,
  modals: 39,
  reading: 45,
  vocabulary: 37,
} as const;

/** A lesson over one of the sample videos: every video has its Arabic captions and its poster beside it. */
export function videoLesson(name: string, video: keyof typeof SECONDS, attachmentTitle?: string): DemoVideoLesson {
  return {
    type: 'Video',
    name,
    videoFile: `${video}.mp4`,
    captionsFile: `${video}.ar.vtt`,
    posterFile: `${video}.webp`,
    durationSeconds: SECONDS[video],
    ...(attachmentTitle === undefined ? {} : { attachment: { title: attachmentTitle, file: 'exercise-sheet.pdf' } }),
  };
}
