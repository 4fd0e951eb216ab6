import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import type { TaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { FileUpload } from '../../../teach-shell/files/file-upload.tsx';
import { CourseCover } from '../../../ui/catalogue/course-cover.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { courseImage } from '../../courses/course-image.ts';
import type { CourseForm } from './course-form.ts';
import './course-cover-field.css';

interface CourseCoverFieldProps {
  course: TaughtCourse;
  /** As it is being typed: a cover of letters follows the name. */
  form: Pick<CourseForm, 'name' | 'grade' | 'term'>;
  refresh: () => Promise<void>;
}

/** A picture of the teacher's, or a copybook cover made of letters. It is set at once; there are no words to lose. */
export function CourseCoverField({ course, form, refresh }: CourseCoverFieldProps) {
  const { busy, refusal, send } = useSending();

  const set = (mediaId: string | null) =>
    send(() =>
      call('PUT /api/teach/courses/{courseId}/cover', {
        params: { courseId: course.id },
        body: { version: course.version, mediaId },
      }).finally(refresh),
    );

  return (
    <div className="cover-field">
      <FileUpload
        purpose="cover"
        label="الغلاف"
        choose={course.imagePath ? 'غيّر الصورة' : 'ارفع صورة بدل الغلاف المرسوم'}
        current={
          <div className="cover-field-picture">
            <CourseCover
              courseName={form.name}
              grade={form.grade}
              term={form.term}
              image={courseImage(course.imagePath)}
            />
          </div>
        }
        onUploaded={({ mediaId }) => void set(mediaId)}
      />
      {course.imagePath && (
        <Button look="quiet" size="small" busy={busy} onClick={() => void set(null)}>
          شيل الصورة وخد غلاف حروف
        </Button>
      )}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </div>
  );
}
