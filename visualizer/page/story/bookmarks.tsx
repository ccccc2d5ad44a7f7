// Moments worth coming back to, with a note.

import { placeWords } from '../shared/words.ts';
import { usePresent } from '../state/inspector.ts';

export const Bookmarks = () => {
  const { session, snapshot, view } = usePresent();
  const { bookmarks } = session;
  const add = () => session.addBookmark(view.labelOf(snapshot.cursor.input));
  return (
    <section aria-label="Bookmarks">
      <h3>Bookmarks</h3>
      <div className="bar">
        <button type="button" onClick={add}>
          Bookmark this moment
        </button>
      </div>
      <ul className="marks">
        {snapshot.bookmarks.map((each) => (
          <li key={each.id}>
            <button type="button" className="plain" onClick={() => session.goTo(each)}>
              ⚑ {placeWords(each.cursor)}
            </button>
            <input
              aria-label="Name of the bookmark"
              value={each.name}
              onChange={({ target }) => bookmarks.change(each.id, { name: target.value })}
            />
            <input
              aria-label={`Note on ${each.name}`}
              placeholder="Note"
              value={each.note}
              onChange={({ target }) => bookmarks.change(each.id, { note: target.value })}
            />
            <button
              type="button"
              className="plain"
              aria-label={`Remove the bookmark ${each.name}`}
              onClick={() => bookmarks.remove(each.id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
