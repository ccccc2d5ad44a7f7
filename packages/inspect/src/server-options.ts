// Where a server listens, and to whom.

export interface ServerOptions {
  /** Default: 0, any that is free. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Sites whose pages may connect, besides pages served by this machine. Default: https://stately.ai. */
  readonly origins?: readonly string[];
}
