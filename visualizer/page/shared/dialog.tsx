// A dialog that the browser keeps in front: focus stays inside, Escape closes it.

import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

export const Dialog = ({ title, close, size = 'normal', children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={size} aria-labelledby={id} onClose={close} onCancel={close}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="plain" aria-label="Close" onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
};
