import type { DigitStyle } from '@hessa/rules/text/digits';
import { CodeEntry } from '../features/codes/code-entry.tsx';
import { StudentHome } from '../features/home/student-home.tsx';
import type { StoredUser } from '../session/stored-user.ts';

interface OwnHomeProps {
  user: StoredUser;
  digits: DigitStyle;
  teacher: string;
  onSettled: () => void;
}

/** What a student's home page begins with: one file that guests never ask for. */
export function OwnHome(props: OwnHomeProps) {
  return <StudentHome {...props} codeEntry={(onOpened) => <CodeEntry onOpened={onOpened} />} />;
}
