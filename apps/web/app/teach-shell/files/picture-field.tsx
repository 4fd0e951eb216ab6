import type { UploadPurpose } from '@hessa/rules/media/upload-purposes';
import { Button } from '../../ui/controls/button.tsx';
import { FileUpload } from './file-upload.tsx';

interface PictureFieldProps {
  purpose: UploadPurpose;
  label: string;
  /** Null while the page draws one of its own. */
  path: string | null;
  onChange: (path: string | null) => void;
}

/** A picture of the pages: a new one, or back to the drawn one. It is shown when the form is saved. */
export function PictureField({ purpose, label, path, onChange }: PictureFieldProps) {
  return (
    <div className="console-whole">
      <FileUpload
        purpose={purpose}
        label={label}
        choose={path === null ? 'ارفع صورة' : 'غيّر الصورة'}
        onUploaded={(file) => onChange(file.path)}
      />
      {path !== null && (
        <Button look="quiet" size="small" onClick={() => onChange(null)}>
          شيل الصورة
        </Button>
      )}
    </div>
  );
}
