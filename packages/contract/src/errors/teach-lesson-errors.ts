import type { ErrorEntry } from './error-entry.ts';

/** What editing a video lesson may be refused. */
export const teachLessonErrors = {
  'lesson.video_refused': { status: 400, ar: 'لينك الفيديو ده مينفعش. حط لينك يوتيوب أو خدمة الفيديو أو ملف MP4.' },
  'lesson.two_videos': { status: 400, ar: 'الدرس له فيديو واحد: يا لينك يا ملف مرفوع.' },
  'lesson.file_refused': { status: 400, ar: 'فيه ملف مش موجود أو مش من النوع اللي ينفع هنا. ارفعه تاني.' },
  'lesson.attachment_nameless': { status: 400, ar: 'المرفق محتاج ملف وعنوان مع بعض.' },
} as const satisfies Record<string, ErrorEntry>;
