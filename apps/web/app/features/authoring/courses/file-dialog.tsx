import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { FileUpload, type UploadedFile } from '../../../teach-shell/file-upload.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';

interface FileDialogProps {
  onClose: () => void;
  /** Throws what the server refused. */
  onSave: (wanted: { title: string; mediaId: string }) => Promise<void>;
}

/** A sheet for a whole unit: the file goes up first, then it gets the words that students read. */
export function FileDialog({ onClose, onSave }: FileDialogProps) {
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save() {
    if (!file) return setRefusal('ارفع الملف الأول.');
    if (title.trim() === '') return setProblem('اكتب الاسم اللي الطالب هيشوفه.');
    setBusy(true);
    setRefusal(null);
    try {
      await onSave({ title: title.trim(), mediaId: file.mediaId });
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return (
    <Dialog title="ملف للوحدة" busy={busy} onClose={onClose}>
      <div className="console-form">
        <FileUpload
          purpose="attachment"
          label="الملف"
          choose={file ? 'غيّر الملف' : 'اختار ملف'}
          onUploaded={(uploaded) => {
            setFile(uploaded);
            setRefusal(null);
            // The name of the file is a beginning, without its ending.
            setTitle((now) => now || uploaded.fileName.replace(/\.\w+$/, '').slice(0, 120));
          }}
        />
        {file && (
          <p className="muted" role="status">
            اترفع: <bdi>{file.fileName}</bdi>
          </p>
        )}
        <Field
          label="الاسم"
          maxLength={120}
          placeholder="مثلًا: ملزمة الوحدة"
          value={title}
          problem={problem}
          onChange={(event) => {
            setTitle(event.target.value);
            setProblem(null);
          }}
        />
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button wide busy={busy} onClick={() => void save()}>
          ضيفه
        </Button>
      </div>
    </Dialog>
  );
}
