import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that has begun to listen. */
export interface Served {
  readonly server: Server;
  readonly port: number;
  /** From now on every connection is refused. */
  readonly stop: () => Promise<void>;
}

/** Serves on this computer, on a port that is free if none is named. */
export const serve = async (answer: RequestListener, port = 0): Promise<Served> => {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    const stopped = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await stopped;
  };
  return { server, port: (server.address() as AddressInfo).port, stop };
};
