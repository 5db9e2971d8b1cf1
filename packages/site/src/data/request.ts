/** A response that is not OK, with the message "<status>: <body, or status text>". */
export class RequestFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The body's `error`, which is written for visitors; `undefined` if there is none. */
  get reason(): string | undefined {
    try {
      const { error } = JSON.parse(this.body) as { error?: unknown };
      return typeof error === 'string' && error ? error : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Like `fetch`, but throws `RequestFailure` for any response that is not OK. */
export async function request(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.ok) return response;
  throw new RequestFailure(response.status, await response.text(), response.statusText);
}
