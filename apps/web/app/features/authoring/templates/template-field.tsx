import { paperLacks } from '@hessa/rules/quizzes/templates/paper-lacks';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { StoredQuiz } from '../quizzes/edited-question.ts';
import type { EditedPaper } from '../quizzes/use-paper.ts';
import { applyTemplate, shapeOf } from './apply-template.ts';
import { TemplateLacks } from './template-lacks.tsx';
import './template-field.css';

const BlueprintDialog = lazy(async () => ({ default: (await import('../bank/blueprint-dialog.tsx')).BlueprintDialog }));
const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }));

interface TemplateFieldProps {
  quiz: StoredQuiz;
  paper: EditedPaper;
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

/** The shape that the paper is to have, what it still lacks of it, and the bank that can fill it. */
export function TemplateField({ quiz, paper, digits, refresh }: TemplateFieldProps) {
  const read = useRead('GET /api/teach/exam-templates', {}, { freshMs: 0 });
  const [open, setOpen] = useState<'blueprint' | 'template' | null>(null);
  const { busy, refusal, send } = useSending();
  const templates = read.reply?.data.templates ?? [];
  const template = templates.find(({ id }) => id === quiz.templateId);
  const lacks = template && paperLacks(template, shapeOf(paper));
  const lacksSection = lacks?.parts.some(({ section }) => section === null);

  const choose = (templateId: string | null) =>
    send(async () => {
      await call('PUT /api/teach/quizzes/{lessonId}/template', {
        params: { lessonId: quiz.lessonId },
        body: { templateId },
      });
      await refresh();
    });

  return (
    <section className="template-field" aria-label="قالب الامتحان">
      <div className="template-choice">
        <SelectField
          label="القالب"
          value={template?.id ?? ''}
          disabled={busy}
          options={[
            { value: '', label: 'من غير قالب' },
            ...templates.map(({ id, name, own }) => ({ value: id, label: own ? `${name} (بتاعك)` : name })),
          ]}
          onChange={({ target }) => void choose(target.value || null)}
        />
        {template && (
          <Button look="quiet" size="small" onClick={() => setOpen('template')}>
            {template.own ? 'غيّر القالب' : 'انسخه وغيّره'}
          </Button>
        )}
        <Button look="line" size="small" onClick={() => setOpen('blueprint')}>
          اعمل لي ورقة من البنك
        </Button>
      </div>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      {lacks && <TemplateLacks lacks={lacks} digits={digits} />}
      {template && lacksSection && (
        <Button look="line" size="small" onClick={() => paper.rework((now) => applyTemplate(now, template))}>
          حط أقسام القالب
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'blueprint' && (
          <BlueprintDialog
            lacks={lacks}
            template={template}
            lessonId={quiz.lessonId}
            paper={paper}
            digits={digits}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'template' && template && (
          <TemplateDialog
            template={template}
            digits={digits}
            onClose={() => setOpen(null)}
            onDone={async (templateId) => {
              setOpen(null);
              await read.refresh();
              await choose(templateId);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
