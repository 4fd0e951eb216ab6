import { Note } from '../../ui/notices/note.tsx';
import { English, SaidLines } from './english-line.tsx';
import { UNCHANGED } from './profile-texts.ts';
import type { Outcome } from './use-profile-form.tsx';

/** Stands above the button that was pressed. */
export function ProfileOutcome({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'unchanged':
      return (
        <Note tone="info" title={UNCHANGED.ar}>
          {UNCHANGED.en && <English>{UNCHANGED.en}</English>}
        </Note>
      );
    case 'saved':
      return (
        <Note tone="right" title="بياناتك اتحفظت">
          {outcome.passwordChanged
            ? 'من دلوقتي ادخل بكلمة السر الجديدة. أي جهاز تاني كان داخل بحسابك خرج، وبعتنا لك إيميل بكده.'
            : 'التغيير ظهر في حسابك على طول.'}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="wrong" title="التغييرات متحفظتش">
          <SaidLines said={outcome.said} />
        </Note>
      );
  }
}
