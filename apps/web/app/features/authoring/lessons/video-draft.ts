import type { Input, Reply } from '@hessa/contract/client';
import { type LessonAddress, lessonAddress } from '@hessa/rules/media/lesson-address';
import { playerTime } from '@hessa/rules/media/player-time';
import { writtenDuration } from '@hessa/rules/media/written-duration';
import { buildSettings } from '../../../build-settings.ts';

export const READ = 'GET /api/teach/lessons/{lessonId}/video';
export const SAVE = 'PUT /api/teach/lessons/{lessonId}/video';

export type TaughtVideo = Reply<typeof READ>['data'];

/** What stays true of a file; its links change with every reading. */
export interface FileFacts {
  mediaId: string;
  fileName: string;
  byteLength: number;
}

/** The form as it is written; what is sent is made of it. */
export interface VideoDraft {
  name: string;
  source: 'address' | 'file';
  address: string;
  video: FileFacts | null;
  captions: FileFacts | null;
  poster: FileFacts | null;
  duration: string;
  attachment: FileFacts | null;
  attachmentTitle: string;
}

export function draftOf(lesson: TaughtVideo): VideoDraft {
  return {
    name: lesson.name,
    source: lesson.video ? 'file' : 'address',
    address: lesson.videoUrl ?? '',
    video: factsOf(lesson.video),
    captions: factsOf(lesson.captions),
    poster: factsOf(lesson.poster),
    duration: lesson.durationSeconds ? playerTime(lesson.durationSeconds) : '',
    attachment: factsOf(lesson.attachment),
    attachmentTitle: lesson.attachmentTitle ?? '',
  };
}

export function factsOf(file: FileFacts | null): FileFacts | null {
  if (!file) return null;
  const { mediaId, fileName, byteLength } = file;
  return { mediaId, fileName, byteLength };
}

export function bodyOf(draft: VideoDraft, version: number): Input<typeof SAVE>['body'] {
  const byAddress = draft.source === 'address';
  return {
    version,
    name: draft.name.trim(),
    videoUrl: byAddress ? draft.address.trim() || null : null,
    videoMediaId: byAddress ? null : (draft.video?.mediaId ?? null),
    captionsMediaId: draft.captions?.mediaId ?? null,
    posterMediaId: draft.poster?.mediaId ?? null,
    durationSeconds: draft.duration.trim() ? writtenDuration(draft.duration) : null,
    attachmentMediaId: draft.attachment?.mediaId ?? null,
    attachmentTitle: draft.attachment ? draft.attachmentTitle.trim() : null,
  };
}

export function addressOf({ address }: VideoDraft): LessonAddress {
  return lessonAddress(address, { hosted: buildSettings.videoHosts });
}

type Refusal = Extract<LessonAddress, { kind: 'refused' }>['why'];

const REFUSED: Record<Exclude<Refusal, 'empty'>, string> = {
  'not-a-url': 'ده مش لينك. انسخه كامل من المتصفح، وأوله https.',
  'not-https': 'اللينك لازم يبدأ بـ https عشان يشتغل عند الطلبة.',
  'has-credentials': 'اللينك ده جواه اسم مستخدم أو كلمة سر. هات لينك من غيرهم.',
  'youtube-without-video': 'ده لينك يوتيوب بس مش لينك فيديو. افتح الفيديو نفسه وانسخ اللينك.',
  'look-alike-host': 'العنوان ده شبه يوتيوب ومش يوتيوب. انسخ اللينك من موقع يوتيوب نفسه.',
  'host-not-listed': 'الموقع ده مش من المواقع المسموح بيها.',
  'own-path': 'ده مسار على الموقع نفسه. لو الملف عندك ارفعه من «ملف من جهازك».',
  'google-drive':
    'فيديو Google Drive مش هيشتغل عند الطلبة. نزّله على جهازك وارفعه من «ملف من جهازك»، أو حطّه على يوتيوب «غير مدرج».',
  facebook: 'فيديو فيسبوك مش هيشتغل عند الطلبة. نزّله وارفعه من «ملف من جهازك»، أو حطّه على يوتيوب «غير مدرج».',
  vimeo: 'صفحة Vimeo مش هتشتغل عند الطلبة. ارفع الفيديو من «ملف من جهازك»، أو حطّه على يوتيوب «غير مدرج».',
  'stream-elsewhere': 'بث m3u8 من موقع تاني مش هيشتغل عند الطلبة. هات لينك المشغّل نفسه، أو ارفع الملف.',
};

export interface DraftProblems {
  name?: string;
  address?: string;
  duration?: string;
  attachmentTitle?: string;
}

/** What keeps the form from being sent, each beside its field. */
export function problemsOf(draft: VideoDraft): DraftProblems {
  const problems: DraftProblems = {};
  if (!draft.name.trim()) problems.name = 'اكتب اسم الدرس.';
  const address = addressOf(draft);
  if (draft.source === 'address' && address.kind === 'refused' && address.why !== 'empty') {
    problems.address = REFUSED[address.why];
  }
  if (draft.duration.trim() && writtenDuration(draft.duration) === null) {
    problems.duration = 'اكتب المدة بالدقايق والثواني، زي 12:30.';
  }
  if (draft.attachment && !draft.attachmentTitle.trim()) problems.attachmentTitle = 'اكتب عنوان للمرفق.';
  return problems;
}
