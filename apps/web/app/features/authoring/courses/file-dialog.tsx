import { useForm } from '../../../api/use-form.ts';
import { FileUpload, type UploadedFile } from '../../../teach-shell/files/file-upload.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';

const MISSING = 'ارفع الملف الأول.';

interface FileDialogProps {
  onClose: () => void;
  /** Throws what the server refused. */
  onSave: (wanted: { title: string; mediaId: string }) => Promise<void>;
}

/** A sheet for a whole unit: the file goes up first, then it gets the words that students read. */
export function FileDialog({ onClose, onSave }: FileDialogProps) {
  const form = useForm({
    initial: { file: null as UploadedFile | null, title: '' },
    problemsOf: ({ file, title }) => ({
      file: !file && MISSING,
      title: file && !title.trim() && 'اكتب الاسم اللي الطالب هيشوفه.',
    }),
    send: async ({ file, title }) => file && onSave({ title: title.trim(), mediaId: file.mediaId }),
  });
  const { file, title } = form.values;

  return (
    <Dialog title="ملف للوحدة" busy={form.busy} onClose={onClose}>
      <form {...form.props} className="console-form">
        <FileUpload
          purpose="attachment"
          label="الملف"
          choose={file ? 'غيّر الملف' : 'اختار ملف'}
          // The name of the file is a beginning, without its ending.
          onUploaded={(uploaded) =>
            form.change({ file: uploaded, title: title || uploaded.fileName.replace(/\.\w+$/, '').slice(0, 120) })
          }
        />
        {file && (
          <p className="muted" role="status">
            اترفع: <bdi>{file.fileName}</bdi>
          </p>
        )}
        <Field {...form.field('title')} label="الاسم" maxLength={120} placeholder="مثلًا: ملزمة الوحدة" />
        {form.problems.file && <Note tone="wrong" title={MISSING} />}
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          ضيفه
        </Button>
      </form>
    </Dialog>
  );
}
