import type { UploadPurpose } from '@hessa/rules/media/upload-purposes';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import type { ComponentProps } from 'react';
import { fileSize } from '../../../teach-shell/files/file-size.ts';
import { FileUpload, type UploadedFile } from '../../../teach-shell/files/file-upload.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { type FileFacts, factsOf } from './video-draft.ts';

interface KeptFileProps {
  purpose: UploadPurpose;
  label: string;
  file: FileFacts | null;
  digits: DigitStyle;
  onChange: (file: FileFacts | null, chosen?: File) => void;
  onUploaded: (file: UploadedFile) => void;
  /** What else may be chosen here than the purpose says, and in which words. */
  kinds?: { words: string; accept: string };
  /** What is said of the file while it goes up. */
  arriving?: ComponentProps<typeof FileUpload>['arriving'];
}

/** One file of the lesson: which it is and how to take it off, and a place for another. */
export function KeptFile({ purpose, label, file, digits, onChange, onUploaded, kinds, arriving }: KeptFileProps) {
  return (
    <FileUpload
      purpose={purpose}
      label={label}
      {...(kinds ? { kinds } : {})}
      {...(arriving ? { arriving } : {})}
      choose={file ? 'غيّره' : 'اختار ملف'}
      current={
        file && (
          <p className="kept-file">
            <IconFile size={20} aria-hidden="true" />
            <bdi className="kept-file-name">{file.fileName}</bdi>
            <span className="muted">{fileSize(file.byteLength, digits)}</span>
            <Button look="quiet" size="small" aria-label={`شيل ${label}`} onClick={() => onChange(null)}>
              شيله
            </Button>
          </p>
        )
      }
      onUploaded={(uploaded, chosen) => {
        onUploaded(uploaded);
        onChange(factsOf(uploaded), chosen);
      }}
    />
  );
}
