// A file or a link that cannot be opened: what is wrong, and where.

import { Dialog } from '../shared/dialog.tsx';

interface FaultProps {
  readonly name: string;
  readonly problem: string;
  readonly close: () => void;
}

export const Fault = ({ name, problem, close }: FaultProps) => (
  <Dialog title={`${name} cannot be opened`} close={close}>
    <p role="alert" className="fault">
      {problem}
    </p>
    <p className="quiet">What was open before is still there.</p>
  </Dialog>
);
