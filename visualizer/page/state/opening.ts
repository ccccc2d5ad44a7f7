// What the page opens with: a link, an item of the gallery, a file that was handed to it, or the first item of all.

import {
  FIRST_ITEM,
  FileFault,
  galleryItem,
  LinkError,
  type Opening,
  type Session,
  SessionFault,
  sessionFromLink,
} from '../../session/index.ts';

/** A session, and what went wrong on the way to another one. */
export interface Opened {
  readonly session: Session;
  readonly problem: string | null;
  /** The address of a running game to be watched. */
  readonly attach: string | null;
  /** A file to open. */
  readonly file: HandedFile | null;
}

export interface HandedFile {
  readonly name: string;
  readonly text: string;
}

/** Where the program that serves the page puts a file that it was started with. */
export const FILE_ELEMENT = 'opened-file';

/** Scenarios open with the table set, before the first thing that happens, unless there is something broken to look at. */
export const atFirstAct = (session: Session): Session => {
  const { branch, facts } = session.getSnapshot();
  const isBroken = facts.some(({ holds }) => !holds);
  const { entries } = session.timeline.branch(branch);
  const isScenario = entries.some(({ written }) => written !== null);
  if (isScenario && !isBroken) session.seekInput(entries.filter(({ written }) => written?.part === 'start').length);
  return session;
};

export const openItem = (id: string): Session => {
  const item = galleryItem(id) ?? galleryItem(FIRST_ITEM);
  if (item === undefined) throw new Error('The gallery is empty.');
  return atFirstAct(item.open());
};

export const openOpening = (opening: Opening): Session => atFirstAct(opening.open());

/** Faults are told to people; anything else is a fault of this program. */
export const problemOf = (error: unknown): string => {
  if (error instanceof FileFault || error instanceof LinkError || error instanceof SessionFault) {
    return `${error.message} (${error.code})`;
  }
  throw error;
};

const plain = ({ session = openItem(FIRST_ITEM), ...changes }: Partial<Opened> = {}): Opened => ({
  session,
  problem: null,
  attach: null,
  file: null,
  ...changes,
});

export const firstSession = async (hash: string, page: Document): Promise<Opened> => {
  const handed = page.getElementById(FILE_ELEMENT)?.textContent;
  const [, key, value = ''] = /^#(item|attach)=(.*)$/.exec(hash) ?? [];
  try {
    if (key === 'attach') return plain({ attach: decodeURIComponent(value) });
    if (key === 'item') {
      const id = decodeURIComponent(value);
      const problem =
        galleryItem(id) === undefined ? `Found the gallery item "${id}"; expected one that is there.` : null;
      return plain({ problem, session: openItem(id) });
    }
    if (hash.length > 1) return plain({ session: await sessionFromLink(hash) });
    if (handed) return plain({ file: JSON.parse(handed) as HandedFile });
    return plain();
  } catch (error) {
    return plain({ problem: problemOf(error) });
  }
};
