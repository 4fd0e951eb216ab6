import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import './names-eye.css';

/** Names are hidden until they are asked for. */
export function NamesEye({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <button type="button" className="names-eye" onClick={onPress}>
      {isOpen ? <IconEye size={24} aria-hidden="true" /> : <IconEyeOff size={24} aria-hidden="true" />}
      <span>{isOpen ? 'الأسماء باينة' : 'الأسماء مخفية'}</span>
    </button>
  );
}
