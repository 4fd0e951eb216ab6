import type { ReactNode } from 'react';
import { FormPage } from '../../ui/fields/form-page.tsx';

/** What the page says to everybody, around what it says to its reader. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <FormPage written={['My', 'profile.']} title="حسابي" lead="غيّر اللي محتاج يتغيّر، واحفظ.">
      {children}
    </FormPage>
  );
}
