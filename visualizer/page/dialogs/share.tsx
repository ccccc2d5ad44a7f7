// A link that holds the whole session, and the same as a file. Nothing is uploaded anywhere.

import { useEffect, useRef, useState } from 'react';
import { type Link, linkOf, sessionFileOf } from '../../session/index.ts';
import { Dialog } from '../shared/dialog.tsx';
import { download, fileNameOf } from '../shared/download.ts';
import { usePresent } from '../state/inspector.ts';

export const Share = ({ close }: { readonly close: () => void }) => {
  const { session, snapshot } = usePresent();
  const [link, setLink] = useState<Link | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    void linkOf(session).then(setLink);
  }, [session]);
  const address = link === null ? '' : `${location.href.split('#')[0]}#${link.text}`;
  const copy = async () => {
    // Pages that were not loaded safely have no clipboard: then the link is there to be copied by hand.
    if (navigator.clipboard === undefined) field.current?.select();
    else {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    }
  };
  const save = () =>
    download(`${fileNameOf(snapshot.title)}.json`, JSON.stringify(sessionFileOf(session), null, 2), 'application/json');
  return (
    <Dialog title="Share this session" close={close}>
      <p>
        The link holds everything: the game, its branches, bookmarks and this very moment. Nothing is uploaded; whoever
        opens it needs this page only.
      </p>
      <label className="field">
        Link
        <input ref={field} readOnly value={address} aria-label="Link" onFocus={({ target }) => target.select()} />
      </label>
      {link?.warning ? (
        <p role="alert" className="why-not">
          {link.warning}
        </p>
      ) : null}
      <div className="bar">
        <button type="button" className="primary" disabled={link === null} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </button>
        <button type="button" onClick={save}>
          Save as a file
        </button>
      </div>
    </Dialog>
  );
};
