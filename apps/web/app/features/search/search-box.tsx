import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import '../../ui/fields/field.css';

interface SearchBoxProps {
  typed: string;
  onTyped: (typed: string) => void;
}

export function SearchBox({ typed, onTyped }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed while the page was waking up, or else what the address says: the page itself is everybody's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page wakes up
  useLayoutEffect(() => {
    const words = input.current?.value || new URLSearchParams(location.search).get('q') || '';
    if (words !== '') onTyped(words);
  }, []);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const clear = () => {
    onTyped('');
    history.replaceState(history.state, '', location.pathname);
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is younger than the oldest browsers served
    <div className="search-box field-box" role="search">
      <IconSearch className="search-mark" size={20} aria-hidden="true" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label="دوّر على كورس أو درس"
        placeholder="اسم كورس أو درس أو كلمة"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {typed !== '' && (
        <IconButton label="امسح البحث" onClick={clear}>
          <IconX aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
