import { html, raw } from 'hono/html'
import { isRightToLeft, turnedHtml } from '../direction.ts'
import { mailStyle, tints } from './frame-style.ts'
import type { Mail } from './outbox.store.server.ts'

/** A part of a mail as text and as escaped HTML. */
export type Part = { text: string; html: string | Promise<string> }

/** A row of a two-column table. */
export type Row = { label: string; value: string }

/** The sender, shown in head and foot of every mail. */
export type MailSender = {
  name: string
  /** of the head and of buttons, as #rrggbb */
  color: string
  /** absolute address; without it, or with hidden pictures, the name is shown */
  logo: { src: string; width: number; height: number } | null
  /** address of the site */
  home: string
  /** legal name, address, telephone: one a line */
  lines: readonly string[]
}

export type MailHead = {
  subject: string
  /** the line that a mailbox shows after the subject */
  preheader: string
  sender: MailSender
}

/** Text to HTML with line breaks. */
export function paragraph(text: string): Part {
  return { text, html: String(html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`) }
}

export function heading(text: string): Part {
  return { text, html: String(html`<h2 style="margin:28px 0 12px;font-size:18px;line-height:1.3">${text}</h2>`) }
}

/** The sentence that must not be missed, in a box. Lines break between its steps. */
export function highlight(text: string): Part {
  const steps = text.split(' · ')
  const lines = steps.map(
    (step, index) =>
      html`${index > 0 ? ' ' : ''}<span style="display:inline-block">${step}${index < steps.length - 1 ? ' ·' : ''}</span>`,
  )
  return {
    text,
    html: String(
      html`<p class="box" style="margin:0 0 16px;padding:14px 16px;border-radius:8px;background:${tints.box};font-size:17px;line-height:1.45"><strong>${lines}</strong></p>`,
    ),
  }
}

export function rows(list: readonly Row[]): Part {
  const lines = list.map(
    ({ label, value }) =>
      html`<tr><th class="soft" align="left" style="width:36%;${wholeWords};text-align:left;vertical-align:top;font-weight:400;color:${tints.soft};padding:4px 16px 4px 0">${label}</th><td style="vertical-align:top;padding:4px 0">${value}</td></tr>`,
  )
  return {
    // No colon after a label that ends in a question mark.
    text: list.map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${value}`).join('\n'),
    html: String(
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${lines}</table>`,
    ),
  }
}

/** A button. In the text version, its label and the address. */
export function link(href: string, words: string): Part {
  return {
    text: `${words}\n${href}`,
    // A cell with the colour: some readers ignore the padding of a link.
    html: String(
      html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td bgcolor="${buttonColor}" style="border-radius:999px;background:${buttonColor}"><a class="button" href="${href}" style="display:inline-block;padding:14px 28px;border-radius:999px;font-size:16px;font-weight:700;line-height:20px;color:#ffffff;text-decoration:none">${words}</a></td></tr></table>`,
    ),
  }
}

/** Placeholder for the sender's colour, which parts do not know. */
const buttonColor = '#0b0b0b'

/** Long words, such as an address, do not widen the mail. The second property is for clients without the first. */
const narrow = 'overflow-wrap:anywhere;word-break:break-word'
/** For columns beside others, which would be squeezed to the width of a letter. */
export const wholeWords = 'overflow-wrap:normal;word-break:normal'

/** Subject and both bodies of a mail, 600 px wide at most. The subject is reduced to one line. */
export async function written(
  lang: string,
  { subject, preheader, sender }: MailHead,
  parts: readonly Part[],
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const inner = (await Promise.all(parts.map((part) => part.html))).join('\n').replaceAll(buttonColor, sender.color)
  const { name, color, logo, home, lines } = sender
  const title = logo
    ? html`<img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;border:0;max-width:100%;height:auto;font-size:22px;font-weight:700;color:${color}">`
    : name
  const body_html = await html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>
<style>${raw(mailStyle)}</style></head>
<body class="page" style="margin:0;padding:0;background:${tints.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${raw('&#8199;&#65279;&#847; '.repeat(40))}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${tints.page}"><tr><td class="outer" align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${tints.card};border-radius:12px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;${narrow};color:${tints.ink}">
<tr><td class="head" style="padding:20px 32px;background:#ffffff;border-radius:12px 12px 0 0;border-bottom:3px solid ${color}"><a href="${home}" style="font-family:Georgia,'Times New Roman',serif;font-size:24px;font-weight:700;line-height:1.2;color:${color};text-decoration:none">${title}</a></td></tr>
<tr><td class="body" style="padding:28px 32px 12px">
${raw(inner)}
</td></tr>
<tr><td class="foot soft" style="padding:16px 32px 24px;border-top:1px solid ${tints.line};font-size:13px;line-height:1.5;color:${tints.soft}">${lines.map((line) => html`<div>${line}</div>`)}</td></tr>
</table>
</td></tr></table>
</body></html>`
  return {
    subject: subject.replace(/\s+/g, ' ').trim().slice(0, 200),
    body_text: [...parts.map(({ text }) => text), ...(lines.length > 0 ? [['--', ...lines].join('\n')] : [])].join(
      '\n\n',
    ),
    body_html: isRightToLeft(lang) ? turnedHtml(String(body_html)) : String(body_html),
  }
}
