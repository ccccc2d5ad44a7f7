// One lane per player: place, what is owed and since when; grey for who is not awaited.

import type { Lane } from '../../session/index.ts';
import { SeatMark } from '../shared/seat-mark.tsx';
import { placeWords } from '../shared/words.ts';
import { usePresent } from '../state/inspector.ts';

export const Lanes = () => {
  const { view } = usePresent();
  const { question } = view;
  return (
    <>
      {question === null ? null : (
        <p className="question">
          Open question to seat {question.seat}: {question.words}.
        </p>
      )}
      <ol className="lanes" aria-label="Lanes">
        {view.lanes.map((lane) => (
          <LaneRow key={lane.seat} lane={lane} />
        ))}
      </ol>
    </>
  );
};

const LaneRow = ({ lane }: { readonly lane: Lane }) => {
  const { session } = usePresent();
  const { seat, isTurnPlayer, isAwaited, place, owes, since } = lane;
  return (
    <li className={`lane ${isAwaited ? 'awaited' : 'idle'}`} aria-label={`Seat ${seat}: ${place}`}>
      <span className="lane-head">
        <SeatMark seat={seat} /> <b>Seat {seat}</b> {isTurnPlayer ? <span className="badge turn">turn</span> : null}
      </span>
      <span className="lane-place">{place}</span>
      <span className="lane-owes">
        {owes.map((owed) => (
          <span key={owed}>{owed}</span>
        ))}
      </span>
      {since === null ? null : (
        <button type="button" className="plain since" onClick={() => session.seek(since)}>
          since {placeWords(since)}
        </button>
      )}
    </li>
  );
};
