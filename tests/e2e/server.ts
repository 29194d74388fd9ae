import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server that a test may stop: whoever asks afterwards is refused, as without a network. */
export class Server {
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.#port), SITE_DIR: this.#folder };
    this.#process = spawn(process.execPath, ['src/delivery/preview.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(this.#process.stdout!, 'data');
  }

  async stop(): Promise<void> {
    if (!this.#process?.kill()) return;
    await once(this.#process, 'exit');
  }
}
