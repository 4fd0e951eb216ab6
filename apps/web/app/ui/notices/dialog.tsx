import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useSecondPress } from '../controls/use-second-press.ts';
import { backCloses } from './back-closes.ts';
import './dialog.css';

interface DialogProps {
  title: string;
  /** Called when it has faded away; whoever shows the dialog then takes it out of the page. */
  onClose: () => void;
  /** While something is under way nothing closes it: no Escape, no backdrop, no button. */
  busy?: boolean | undefined;
  /** Content, or a function that is given the way to fade the dialog out, for its own buttons. */
  children: ReactNode | ((dismiss: () => void) => ReactNode);
}

/**
 * A sheet from the bottom on a phone, a centred one on a desk. To be in the page is to be open. The browser's own
 * dialog keeps the focus inside, makes the rest of the page inert and gives the focus back. A new title is a new view:
 * the focus goes to `[data-first-focus]` inside it, or to the title, which is then read out.
 */
export function Dialog({ title, onClose, busy = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);
  const { isSecond } = useSecondPress(true);
  const titleId = useId();

  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    // Closed before it leaves the page: only a dialog that closes gives the focus back.
    return () => node?.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new view
  useEffect(() => {
    const first = dialog.current?.querySelector<HTMLElement>('[data-first-focus]');
    (first ?? heading.current)?.focus();
  }, [title]);

  const dismiss = useCallback(async () => {
    const node = dialog.current;
    if (busy || !node || node.dataset.closing) return;
    node.dataset.closing = 'true';
    await Promise.allSettled(node.getAnimations({ subtree: false }).map(({ finished }) => finished));
    onClose();
  }, [busy, onClose]);

  const goBack = useEffectEvent(() => {
    void dismiss();
    return !busy;
  });
  useEffect(() => backCloses({ dismiss: () => goBack() }), []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      // A press that began inside, such as choosing text, may end on the backdrop and means nothing.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // The second half of the press that brought it lands behind it.
        if (pressedBackdrop.current && event.target === event.currentTarget && !isSecond(event)) dismiss();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dismiss();
      }}
      // The back gesture of a phone, and Escape while nothing inside has the focus.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      }}
      // A browser may insist on closing after a second gesture; a dialog that is busy opens again.
      onClose={(event) => {
        const node = event.currentTarget;
        if (event.target !== node || node.open || !node.isConnected) return;
        if (busy) node.showModal();
        else onClose();
      }}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 ref={heading} className="dialog-title" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="اقفل" onClick={dismiss} aria-disabled={busy || undefined}>
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
        {typeof children === 'function' ? children(dismiss) : children}
      </div>
    </dialog>
  );
}
