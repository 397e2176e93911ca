/** An upload as the browser carries it out, over the `fetch` of the fake network: half of it leaves, then the rest. */
export class FakeXhr {
  status = 0;
  responseText = '';
  timeout = 0;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  private readonly headers = new Headers();
  private answered: Headers = new Headers();
  private method = '';
  private url = '';
  private over = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  abort(): void {
    if (this.over) return;
    this.over = true;
    this.onabort?.();
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 50, total: 100 });
    void this.answer(body);
  }

  private async answer(body: FormData): Promise<void> {
    try {
      const response = await fetch(this.url, { method: this.method, headers: this.headers, body });
      const text = await response.text();
      if (this.over) return;
      this.over = true;
      this.upload.onprogress?.({ loaded: 100, total: 100 });
      this.answered = response.headers;
      this.status = response.status;
      this.responseText = text;
      this.onload?.();
    } catch {
      if (!this.over) this.onerror?.();
    }
  }
}
