import { html, raw } from 'hono/html'
import type { Mail } from './outbox.store.server.ts'

/** A part of a mail as text and as escaped HTML. */
export type Part = { text: string; html: string | Promise<string> }

/** A row of a two-column table. */
export type Row = { label: string; value: string }

/** Text to HTML with line breaks. */
export function paragraph(text: string): Part {
  return { text, html: String(html`<p style="white-space:pre-line">${text}</p>`) }
}

export function heading(text: string): Part {
  return { text, html: String(html`<h2>${text}</h2>`) }
}

export function rows(list: readonly Row[]): Part {
  const lines = list.map(
    ({ label, value }) =>
      html`<tr><th style="text-align:left;vertical-align:top;padding:2px 16px 2px 0">${label}</th><td>${value}</td></tr>`,
  )
  return {
    // No colon after a label that ends in a question mark.
    text: list.map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${value}`).join('\n'),
    html: String(html`<table style="border-collapse:collapse">${lines}</table>`),
  }
}

export function link(href: string, words: string): Part {
  return { text: `${words}\n${href}`, html: String(html`<p><a href="${href}">${words}</a></p>`) }
}

/** Subject and both bodies of a mail. The subject is reduced to one line. */
export async function written(
  lang: string,
  subject: string,
  parts: readonly Part[],
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const inner = (await Promise.all(parts.map((part) => part.html))).join('\n')
  const body_html = await html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:40em">
${raw(inner)}
</body></html>`
  return {
    subject: subject.replace(/\s+/g, ' ').trim().slice(0, 200),
    body_text: parts.map(({ text }) => text).join('\n\n'),
    body_html: String(body_html),
  }
}
