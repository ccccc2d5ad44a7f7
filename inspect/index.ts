// cardchart/inspect: the package cardchart-inspect, which is installed beside cardchart by those who inspect games.

export * from 'cardchart-inspect';
