import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { Draft } from './use-draft.ts';
import './save-bar.css';

interface SaveBarProps {
  draft: Pick<
    Draft<unknown>,
    | 'isDirty'
    | 'isSaving'
    | 'isSaved'
    | 'refusal'
    | 'isConflict'
    | 'isRestored'
    | 'save'
    | 'saveOver'
    | 'discard'
    | 'takeBack'
  >;
  /** What somebody else's state says where it differs, for who must choose. */
  theirs?: ReactNode;
  /** Asked first; false keeps the press back, because the form shows what is wrong. */
  maySave?: () => boolean;
  /** What kept the last press back, said beside it: the form may be taller than the screen. */
  lacks?: string | null;
  label?: string;
  /** What this press does not save, and what a save leaves to do. */
  besides?: ReactNode;
}

/** Stands at the foot of a form of the console: what is unsaved, and the ways out. */
export function SaveBar({ draft, theirs, maySave = () => true, lacks = null, label = 'احفظ', besides }: SaveBarProps) {
  const { isDirty, isSaving, isSaved, isConflict } = draft;
  return (
    <div className="save-bar">
      {isConflict && (
        <Note
          tone="warn"
          title="حد تاني حفظ تعديل هنا وإنت بتكتب"
          actions={
            <>
              <Button look="line" size="small" onClick={draft.discard}>
                خد النسخة الجديدة
              </Button>
              <Button look="line" size="small" busy={isSaving} onClick={() => maySave() && void draft.saveOver()}>
                احفظ كلامي مكانها
              </Button>
            </>
          }
        >
          <p>كلامك لسه هنا ومضاعش. اختار إنهي نسخة تفضل.</p>
          {theirs}
        </Note>
      )}
      {!isConflict && draft.isRestored && (
        <Note
          tone="info"
          title="رجّعنالك تعديل ماكنتش حفظته"
          actions={
            <Button look="line" size="small" onClick={draft.discard}>
              ارميه وخد المحفوظ
            </Button>
          }
        />
      )}
      {!isConflict && lacks && <Note tone="warn" title={lacks} />}
      {!isConflict && draft.refusal && <Note tone="wrong" title={draft.refusal} />}
      {!isConflict && (
        <div className="save-bar-row">
          <Button busy={isSaving} disabled={!isDirty && !isSaving} onClick={() => maySave() && void draft.save()}>
            {isSaving ? 'بنحفظ' : label}
          </Button>
          {isDirty && !isSaving && (
            <Button look="quiet" onClick={draft.discard}>
              رجّع زي ما كان
            </Button>
          )}
          <span className="muted" role="status">
            {isDirty && !isSaving && 'فيه تعديل لسه ما اتحفظش'}
            {isSaved && !isDirty && 'اتحفظ'}
            {draft.takeBack && 'رجّعنا المحفوظ'}
          </span>
          {draft.takeBack && (
            <Button look="quiet" onClick={draft.takeBack}>
              هات تعديلي تاني
            </Button>
          )}
          {besides}
        </div>
      )}
    </div>
  );
}
