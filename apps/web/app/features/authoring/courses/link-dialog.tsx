import { useForm } from '../../../api/use-form.ts';
import type { TaughtUnit } from '../../../teach-shell/editing/use-taught-course.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
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
  const form = useForm({
    initial: { title: resource?.title ?? '', url: resource && !isFile ? resource.url : '' },
    problemsOf: ({ title, url }) => ({
      title: !title.trim() && 'اكتب الاسم اللي الطالب هيشوفه.',
      url: !isFile && linkProblem(url),
    }),
    send: ({ title, url }) => onSave({ title: title.trim(), ...(isFile ? {} : { url: url.trim() }) }),
  });

  return (
    <Dialog title={resource ? 'عدّل الملف' : 'لينك للوحدة'} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="console-form">
        <Field
          {...form.field('title')}
          label="الاسم"
          data-first-focus
          maxLength={120}
          placeholder="مثلًا: ملزمة الوحدة"
        />
        {!isFile && (
          <Field
            {...form.field('url')}
            label="اللينك"
            type="url"
            inputMode="url"
            script="latin"
            placeholder="https://"
            maxLength={1000}
          />
        )}
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          {resource ? 'احفظ' : 'ضيفه'}
        </Button>
      </form>
    </Dialog>
  );
}
