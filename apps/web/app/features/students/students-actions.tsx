import { teachImportStudentsPath, teachMoveGradePath, teachPasswordLinksPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { StudentsFilter } from './students-file.ts';

interface StudentsActionsProps {
  filter: StudentsFilter & { count: number };
  digits: DigitStyle;
}

/** What is done to many students at once. */
export function StudentsActions({ filter, digits }: StudentsActionsProps) {
  const [isExporting, setExporting] = useState(false);
  return (
    <div className="console-actions">
      <ButtonLink look="line" size="small" to={teachImportStudentsPath()}>
        ضيف من ملف
      </ButtonLink>
      <ButtonLink look="line" size="small" to={teachMoveGradePath()}>
        انقل دفعة
      </ButtonLink>
      <ButtonLink look="line" size="small" to={teachPasswordLinksPath()}>
        لينكات كلمة السر
      </ButtonLink>
      <Button look="line" size="small" disabled={filter.count === 0} onClick={() => setExporting(true)}>
        نزّل القايمة
      </Button>
      {isExporting && <ExportDialog filter={filter} digits={digits} onClose={() => setExporting(false)} />}
    </div>
  );
}
