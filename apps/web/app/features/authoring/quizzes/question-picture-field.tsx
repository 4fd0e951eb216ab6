import { FileUpload } from '../../../teach-shell/files/file-upload.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { QuestionPicture } from '../../quizzes/question-picture.tsx';

interface QuestionPictureFieldProps {
  label?: string;
  mediaId: string | null;
  /** Where it can be seen; null for one that was uploaded on an earlier visit and is not saved yet. */
  url: string | null;
  onChange: (mediaId: string | null, url: string | null) => void;
}

/** The picture a question asks about. */
export function QuestionPictureField({ label = 'صورة السؤال', mediaId, url, onChange }: QuestionPictureFieldProps) {
  return (
    <div className="question-picture">
      {mediaId !== null && url !== null && <QuestionPicture key={url} src={url} />}
      {mediaId !== null && url === null && <p className="muted">فيه صورة، وهتظهر هنا بعد ما تحفظ.</p>}
      <FileUpload
        purpose="question-image"
        label={label}
        choose={mediaId === null ? 'اختار صورة' : 'غيّر الصورة'}
        onUploaded={(file) => onChange(file.mediaId, file.path)}
      />
      {mediaId !== null && (
        <Button look="quiet" size="small" onClick={() => onChange(null, null)}>
          شيل الصورة
        </Button>
      )}
    </div>
  );
}
