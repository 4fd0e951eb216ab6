import { PART_LIMITS } from '@hessa/rules/quizzes/paper-parts';
import {
  ANSWERED,
  type ExamTemplate,
  TEMPLATE_LIMITS,
  templateProblems,
} from '@hessa/rules/quizzes/templates/exam-template';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DangerButton } from '../../../ui/controls/danger-button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { countOrNone } from '../../../ui/fields/typed-number.ts';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { StoredTemplate } from './stored-template.ts';

interface TemplateDialogProps {
  template: StoredTemplate;
  digits: DigitStyle;
  onClose: () => void;
  /** The template that there is now; null where it was taken away. */
  onDone: (templateId: string | null) => Promise<void>;
}

const ANSWERED_WORDS = { choice: 'اختيار', written: 'مقالي', any: 'أي نوع' } as const;
const FIGURES = 4;
const shown = (value: number | null) => (value === null ? '' : String(value));

/** One of the ministry's becomes a copy of the teacher's own; one's own is changed or taken away. */
export function TemplateDialog({ template, digits, onClose, onDone }: TemplateDialogProps) {
  const [edited, setEdited] = useState<ExamTemplate>(() => ({
    ...template,
    name: template.own ? template.name : `${template.name} (نسختي)`,
  }));
  const [templateId] = useState(() => (template.own ? template.id : crypto.randomUUID()));
  const { busy, refusal, send } = useSending();
  const { name, marks, parts } = edited;
  const setPart = (at: number, to: Partial<ExamTemplate['parts'][number]>) =>
    setEdited({ ...edited, parts: parts.map((part, place) => (place === at ? { ...part, ...to } : part)) });

  const save = () =>
    send(async () => {
      const version = template.own ? template.version : 0;
      await call('PUT /api/teach/exam-templates/{templateId}', {
        params: { templateId },
        body: { version, name, marks, parts: [...parts] },
      });
      await onDone(templateId);
    });

  const remove = () =>
    send(async () => {
      await call('DELETE /api/teach/exam-templates/{templateId}', { params: { templateId } });
      await onDone(null);
    });

  return (
    <Dialog title={template.own ? 'غيّر القالب' : 'نسخة من القالب'} busy={busy} onClose={onClose}>
      <div className="template-parts">
        <Field
          label="اسم القالب"
          maxLength={TEMPLATE_LIMITS.nameLength}
          value={name}
          onChange={({ target }) => setEdited({ ...edited, name: target.value })}
        />
        <NumberField
          label="درجة الورقة كلها"
          digits={digits}
          placeholder="مش محددة"
          value={shown(marks)}
          onChange={({ target }) => setEdited({ ...edited, marks: countOrNone(target.value, FIGURES) })}
        />
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own while it is being named
          <fieldset key={at} className="blueprint-row">
            <Field
              label="اسم القسم"
              maxLength={PART_LIMITS.nameLength}
              value={part.name}
              onChange={({ target }) => setPart(at, { name: target.value })}
            />
            <SelectField
              label="أسئلة"
              value={part.answered}
              options={ANSWERED.map((value) => ({ value, label: ANSWERED_WORDS[value] }))}
              onChange={({ target }) =>
                setPart(at, { answered: ANSWERED.find((each) => each === target.value) ?? 'any' })
              }
            />
            <NumberField
              label="كام سؤال"
              digits={digits}
              value={shown(part.questions || null)}
              onChange={({ target }) =>
                setPart(at, { questions: Math.min(countOrNone(target.value, FIGURES) ?? 0, TEMPLATE_LIMITS.questions) })
              }
            />
            <NumberField
              label="درجة كل سؤال"
              digits={digits}
              placeholder="مش محددة"
              value={shown(part.weight)}
              onChange={({ target }) => setPart(at, { weight: countOrNone(target.value, FIGURES) })}
            />
            {parts.length > 1 && (
              <IconButton
                label={`شيل القسم ${part.name}`}
                onClick={() => setEdited({ ...edited, parts: parts.filter((_, place) => place !== at) })}
              >
                <IconTrash size={20} aria-hidden="true" />
              </IconButton>
            )}
          </fieldset>
        ))}
        {parts.length < TEMPLATE_LIMITS.parts && (
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              setEdited({
                ...edited,
                parts: [...parts, { name: '', instructions: '', answered: 'choice', questions: 10, weight: 1 }],
              })
            }
          >
            قسم كمان
          </Button>
        )}
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <div className="blueprint-acts">
          <Button busy={busy} disabled={templateProblems(edited).length > 0} onClick={() => void save()}>
            احفظ القالب
          </Button>
          {template.own && (
            <DangerButton quiet busy={busy} onClick={() => void remove()}>
              امسح القالب
            </DangerButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
