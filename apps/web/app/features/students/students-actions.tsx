import { teachImportStudentsPath, teachMoveGradePath, teachPasswordLinksPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { AddStudent } from './add-student.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { StudentsFilter } from './students-file.ts';

interface StudentsActionsProps {
  filter: StudentsFilter;
  digits: DigitStyle;
  teacherName: string;
  /** The list has one more. */
  onAdded: () => void;
}

/** What a teacher does with the list as a whole. */
export function StudentsActions({ filter, digits, teacherName, onAdded }: StudentsActionsProps) {
  const [open, setOpen] = useState<'export' | 'add' | null>(null);
  return (
    <div className="console-actions">
      <Button size="small" onClick={() => setOpen('add')}>
        طالب جديد
      </Button>
      <ButtonLink look="line" size="small" to={teachImportStudentsPath()}>
        ضيف من ملف
      </ButtonLink>
      <ButtonLink look="line" size="small" to={teachMoveGradePath()}>
        انقل سنة كاملة
      </ButtonLink>
      <ButtonLink look="line" size="small" to={teachPasswordLinksPath()}>
        لينكات كلمة السر
      </ButtonLink>
      <Button look="line" size="small" onClick={() => setOpen('export')}>
        نزّل القايمة
      </Button>
      {open === 'export' && <ExportDialog filter={filter} digits={digits} onClose={() => setOpen(null)} />}
      {open === 'add' && <AddStudent teacherName={teacherName} onAdded={onAdded} onClose={() => setOpen(null)} />}
    </div>
  );
}
