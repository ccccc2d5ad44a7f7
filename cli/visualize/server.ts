// Serves the page on this computer only.

import { createServer, type Server } from 'node:http';
import { UsageError } from '../usage.ts';

const HOST = '127.0.0.1';

/**
 * Answers every request for the page with what `page` hands back at that moment. Port 0 takes any free one.
 *
 * @throws UsageError if the port is taken.
 */
export const serve = (
  page: () => string,
  port: number,
): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = createServer(({ url = '/', method }, response) => {
    const isPage = new URL(url, 'http://localhost').pathname === '/' && (method === 'GET' || method === 'HEAD');
    if (!isPage) {
      response
        .writeHead(404, { 'content-type': 'text/plain' })
        .end('There is nothing here but the page itself, at /.\n');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page());
  });
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return failed(error);
      const why = error.code === 'EACCES' ? 'may not be used' : 'is taken';
      failed(
        new UsageError(`--port: found ${port}, which ${why}; expected a free one, for example --port 0.`, 'port-taken'),
      );
    });
    server.listen(port, HOST, () => {
      const found = server.address();
      const taken = typeof found === 'object' && found !== null ? found.port : port;
      done({ server, address: `http://localhost:${taken}/` });
    });
  });
};
