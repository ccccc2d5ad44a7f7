// One sentence at the lower edge of the page, for refusals and for what else has to be said.

import { useCallback, useEffect, useState } from 'react';

const SHOWN_FOR = 6000;

export const useToast = () => {
  const [toast, setToast] = useState<{ readonly sentence: string; readonly number: number } | null>(null);
  const tell = useCallback(
    (sentence: string) => setToast((last) => ({ sentence, number: (last?.number ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [toast]);
  const shown = (
    <div className="toast-place" role="status" aria-live="polite">
      {toast === null ? null : (
        <button type="button" key={toast.number} className="toast" onClick={() => setToast(null)}>
          {toast.sentence}
        </button>
      )}
    </div>
  );
  return { tell, toast: shown };
};
