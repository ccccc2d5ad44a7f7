// cardchart/inspect/stately: games shown by inspectors of @statelyai/inspect.

export * from 'cardchart-inspect/stately';
