// Watching a game that runs elsewhere: what comes over a web socket becomes a session.

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Attachment, type Session } from '../../session/index.ts';

export interface Watched {
  /** The address of a game that is published; null if it comes in another way. */
  readonly address: string | null;
  /** Fed from elsewhere; null if nothing is. */
  readonly attachment: Attachment | null;
}

/** In words what is going on; null if nothing is watched. */
export const useLive = ({ address, attachment: given }: Watched, open: (session: Session) => void): string | null => {
  const [attachment] = useState(() => given ?? new Attachment());
  const [isLost, setIsLost] = useState(false);
  const { status, session, problem } = useSyncExternalStore(attachment.subscribe, attachment.getSnapshot);
  const opening = useRef(open);
  opening.current = open;
  useEffect(() => {
    if (address === null) return;
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => attachment.receive(data);
    socket.onclose = () => setIsLost(true);
    return () => {
      socket.onclose = null;
      socket.close();
    };
  }, [address, attachment]);
  useEffect(() => {
    if (session !== null) opening.current(session);
  }, [session]);
  if (address === null && given === null) return null;
  if (problem !== null) return problem;
  if (isLost) return `The connection to ${address} is closed.`;
  return status === 'waiting' ? `waiting for ${address}` : 'live';
};
