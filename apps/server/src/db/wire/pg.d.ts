/** What is used of the driver: signing in, and the protocol's words. */

declare module 'pg' {
  import type { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  export interface ClientSettings {
    connectionString: string;
    application_name: string;
    connectionTimeoutMillis: number;
    keepAlive: boolean;
    keepAliveInitialDelayMillis: number;
    statement_timeout?: number;
    lock_timeout?: number;
    idle_in_transaction_session_timeout?: number;
  }

  /** Emits `end` once its connection has closed, whatever closed it. */
  export class Client extends EventEmitter {
    constructor(settings: ClientSettings);
    /** `stream` is the encrypted one where the address asks for encryption. */
    readonly connection: { readonly stream: Socket };
    connect(): Promise<unknown>;
    query(text: string): Promise<unknown>;
    end(): Promise<void>;
  }
}

declare module 'pg-protocol' {
  import type { Socket } from 'node:net';

  export interface DatabaseFault extends Error {
    name: 'error';
    code: string;
    routine: string | undefined;
  }

  export type Reply =
    | { name: 'parseComplete' | 'bindComplete' | 'noData' | 'emptyQuery' | 'notice' | 'parameterStatus' }
    | { name: 'rowDescription'; fields: { name: string; dataTypeID: number }[] }
    | { name: 'dataRow'; fields: (string | null)[] }
    | { name: 'commandComplete'; text: string }
    | { name: 'readyForQuery' }
    | DatabaseFault;

  export function parse(stream: Socket, hear: (reply: Reply) => void): Promise<void>;

  export const serialize: {
    parse(statement: { name: string; text: string; types: number[] }): Buffer;
    describe(what: { type: 'S'; name: string }): Buffer;
    bind(values: { statement: string; values: (string | null)[] }): Buffer;
    execute(): Buffer;
    sync(): Buffer;
  };
}
