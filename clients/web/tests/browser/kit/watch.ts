// Watches every page of a test: nothing may complain, nothing may leave the house.

import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export class Watch {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** For tests that break something on purpose: the browser itself will say so. */
  allow(complaint: RegExp): void {
    this.allowed.push(complaint);
  }

  async over(context: BrowserContext, address: string): Promise<void> {
    const host = new URL(address).host;
    const isHome = (url: string): boolean =>
      /^(data|blob|about):/.test(url) || new URL(url).host === host;
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) => this.note(`page error: ${String(error.error())}`));
    context.on('request', (request) => {
      if (!isHome(request.url())) this.note(`request to ${request.url()}`);
    });
    context.on('page', (page) =>
      page.on('websocket', (socket) => {
        if (!isHome(socket.url())) this.note(`socket to ${socket.url()}`);
      }),
    );
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() === 'error' || message.type() === 'warning')
      this.note(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  }

  private note(problem: string): void {
    if (!this.allowed.some((pattern) => pattern.test(problem))) this.problems.push(problem);
  }
}
