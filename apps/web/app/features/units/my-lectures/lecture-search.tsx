import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import '../../../ui/fields/field.css';
import './lecture-search.css';

interface LectureSearchProps {
  typed: string;
  onTyped: (typed: string) => void;
}

export function LectureSearch({ typed, onTyped }: LectureSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="lecture-search field-box">
      <IconSearch className="lecture-search-mark" size={20} aria-hidden="true" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label="دوّر في محاضراتك"
        placeholder="دوّر باسم المحاضرة أو الكورس"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
      {typed !== '' && (
        <IconButton
          label="امسح البحث"
          onClick={() => {
            onTyped('');
            input.current?.focus();
          }}
        >
          <IconX aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
