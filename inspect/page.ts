// cardchart/inspect/page: games shown in the page that they are played in.

export * from 'cardchart-inspect/page';
