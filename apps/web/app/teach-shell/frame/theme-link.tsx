import IconChalkboard from '@tabler/icons-react/dist/esm/icons/IconChalkboard.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import { toggleNightMode } from '../../theme/night-mode.ts';
import '../../theme/theme-toggle.css';

/** Night and day in words, as the other presses beside it: what it says is where it leads. */
export function ThemeLink({ className, size }: { className: string; size: number }) {
  return (
    <button type="button" className={className} onClick={toggleNightMode}>
      <IconChalkboard className="for-day" size={size} aria-hidden="true" />
      <span className="for-day">سبورة بالليل</span>
      <IconNotebook className="for-night" size={size} aria-hidden="true" />
      <span className="for-night">كراسة بالنهار</span>
    </button>
  );
}
