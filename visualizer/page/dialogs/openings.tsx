// A file with several scenarios or games: which one to open.

import { FileFault, type Opening } from '../../session/index.ts';
import { Dialog } from '../shared/dialog.tsx';
import { useInspector } from '../state/inspector.ts';
import { openOpening } from '../state/opening.ts';

interface OpeningsProps {
  readonly name: string;
  readonly openings: readonly Opening[];
  readonly close: () => void;
  readonly fail: (problem: string) => void;
}

/** Opens what a file holds; a fault in it is told. */
export const openOr = (
  opening: Opening,
  open: ReturnType<typeof useInspector>['open'],
  fail: (problem: string) => void,
) => {
  try {
    open(openOpening(opening));
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    fail(error.message);
  }
};

export const Openings = ({ name, openings, close, fail }: OpeningsProps) => {
  const { open } = useInspector();
  return (
    <Dialog title={name} close={close}>
      <ul className="gallery">
        {openings.map((opening, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => {
                close();
                openOr(opening, open, fail);
              }}
            >
              {opening.title}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
