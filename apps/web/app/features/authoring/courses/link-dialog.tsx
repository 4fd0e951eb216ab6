import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { TaughtUnit } from '../../../teach-shell/use-taught-course.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { linkProblem } from './link-problem.ts';

export type TaughtResource = TaughtUnit['resources'][number];

interface LinkDialogProps {
  /** Given, it is changed; a new one otherwise. */
  resource?: TaughtResource;
  onClose: () => void;
  /** Throws what the server refused. A file keeps what it opens, so it has no address here. */
  onSave: (wanted: { title: string; url?: string }) => Promise<void>;
}

/** A link that belongs to a whole unit: its words and its address. */
export function LinkDialog({ resource, onClose, onSave }: LinkDialogProps) {
  const isFile = resource?.isFile ?? false;
  const [title, setTitle] = useState(resource?.title ?? '');
  const [url, setUrl] = useState(resource && !isFile ? resource.url : '');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const problems = {
    title: title.trim() === '' ? 'اكتب الاسم اللي الطالب هيشوفه.' : null,
    url: isFile ? null : linkProblem(url),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || problems.title || problems.url) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onSave({ title: title.trim(), ...(isFile ? {} : { url: url.trim() }) });
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return (
    <Dialog title={resource ? 'عدّل الملف' : 'لينك للوحدة'} busy={busy} onClose={onClose}>
      <form className="console-form" noValidate onSubmit={submit}>
        <Field
          label="الاسم"
          data-first-focus
          maxLength={120}
          placeholder="مثلًا: ملزمة الوحدة"
          value={title}
          problem={tried ? problems.title : null}
          onChange={(event) => setTitle(event.target.value)}
        />
        {!isFile && (
          <Field
            label="اللينك"
            type="url"
            inputMode="url"
            script="latin"
            placeholder="https://"
            maxLength={1000}
            value={url}
            problem={tried ? problems.url : null}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          {resource ? 'احفظ' : 'ضيفه'}
        </Button>
      </form>
    </Dialog>
  );
}
