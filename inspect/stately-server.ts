// cardchart/inspect/stately/server: games shown to receivers of @statelyai/inspect over a WebSocket server.

export * from 'cardchart-inspect/stately/server';
