// The scenarios that come with the page, and the way to one's own files.

import { type ChangeEvent, useState } from 'react';
import { type GalleryItem, gallery } from '../../session/index.ts';
import { Dialog } from '../shared/dialog.tsx';
import { spokenTitle } from '../shared/words.ts';
import { useInspector } from '../state/inspector.ts';
import { openItem } from '../state/opening.ts';

const GROUPS: Readonly<Record<GalleryItem['group'], string>> = {
  course: 'The course tests',
  owls: 'Owl scenarios',
  cases: 'Battle cases',
  'dale cases': 'Dale cases',
};

interface GalleryProps {
  readonly close: () => void;
  readonly openText: (name: string, text: string) => void;
}

export const Gallery = ({ close, openText }: GalleryProps) => {
  const { open } = useInspector();
  const [text, setText] = useState('');
  const shown = gallery().filter(({ title, why }) =>
    `${spokenTitle(title)} ${why}`.toLowerCase().includes(text.toLowerCase()),
  );
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    close();
    openText(file.name, await file.text());
  };
  return (
    <Dialog title="Open" close={close} size="wide">
      <div className="bar">
        <label className="file-button">
          A file of yours
          <input type="file" onChange={(event) => void pick(event)} aria-label="Open a file" />
        </label>
        <span className="quiet">
          Scenario, saved game, replay, simulated games, session, coverage. Or drop it on the page.
        </span>
        <span className="spring" />
        <input
          type="search"
          placeholder="Search"
          aria-label="Search the gallery"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {Object.entries(GROUPS).map(([group, title]) => {
        const items = shown.filter((item) => item.group === group);
        return items.length === 0 ? null : (
          <section key={group} aria-label={title}>
            <h3>{title}</h3>
            <ul className="gallery">
              {items.map((item) => (
                <li key={item.id}>
                  <button
                    type="button"
                    onClick={() => {
                      open(openItem(item.id));
                      close();
                    }}
                  >
                    <b>{spokenTitle(item.title)}</b>
                    <span>{item.why}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
};
