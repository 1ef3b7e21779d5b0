import type { Language } from '#contract/account.ts'
import { type Html, html } from '../public-carte/html.ts'

/** The paper that mails are written on. */
export function letter(language: Language, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <title>${title}</title>
      <body
        style="margin:0;padding:32px 16px;background:#fbf8f2;color:#211c16;font:16px/1.5 system-ui,sans-serif"
      >
        <div style="max-width:520px;margin:0 auto">
          <p style="font:600 22px Georgia,serif;margin:0 0 24px">
            gramme<span style="color:#d9932b">.</span>
          </p>
          ${content}
        </div>
      </body>
    </html> `.markup
}
