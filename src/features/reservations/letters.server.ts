import { html } from 'hono/html'
import type { StringKey } from '#db/strings.ts'
import type { Text } from '#src/base/http/errors.ts'
import type { Services } from '#src/base/http/services.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { findContactInformation, findSite } from '../company/company.store.server.ts'
import type { FoundOrder } from './orders.store.server.ts'
import { orderPath } from './reservations.links.ts'

export type Fact = [label: StringKey, value: string]
export type Letter = {
  subject: Text
  text: Text
  /** in the language of whoever reads it */
  facts: (lang: string) => Fact[]
}

/** Makes the mail once its cause has a name: one mail per cause (outbox.message_key). */
export type Sealed = (cause: string) => Mail

/** To the customer, in the order's language, with the link that they came by. */
export async function customerLetter(
  services: Services,
  order: FoundOrder,
  key: string,
  letter: Letter,
): Promise<Sealed> {
  const { lang, name, email, order_no } = order
  const defaultLang = (await services.languages())[0]!.abbr
  const link = services.settings.siteUrl + localePath(orderPath(order_no, key), lang, defaultLang)
  const { name: company } = await findSite(services.db, lang)
  const say = (key: StringKey, values?: Text['values']) => services.say({ key, ...(values && { values }) }, lang)
  const body = await written(services, letter, lang, {
    greeting: await say('mail.greeting', { name }),
    link: { href: link, words: await say('mail.open_order') },
    closing: [await say('mail.kind_regards'), company],
  })
  return (cause) => ({ message_key: `${cause}:customer`, recipient: email, ...body })
}

/** To the agency's own mailbox, in the site's first language; null while the agency has told none. No key is in it. */
export async function agencyLetter(services: Services, order: FoundOrder, letter: Letter): Promise<Sealed | null> {
  const lang = (await services.languages())[0]!.abbr
  const recipient = (await findContactInformation(services.db, lang)).email[0]?.content
  if (!recipient) return null
  const { name, phone, email } = order
  const about: Fact[] = [
    ['mail.customer', name],
    ['mail.phone', phone],
    ['mail.email', email],
  ]
  const body = await written(services, { ...letter, facts: () => [...letter.facts(lang), ...about] }, lang, {
    greeting: null,
    link: null,
    closing: [],
  })
  return (cause) => ({ message_key: `${cause}:agency`, recipient, ...body })
}

type Frame = { greeting: string | null; link: { href: string; words: string } | null; closing: string[] }

async function written(
  { say }: Services,
  { subject, text, facts }: Letter,
  lang: string,
  { greeting, link, closing }: Frame,
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const title = await say(subject, lang)
  const words = await say(text, lang)
  const rows = await Promise.all(facts(lang).map(async ([key, value]) => ({ label: await say({ key }, lang), value })))
  const body_text = [
    ...(greeting ? [greeting] : []),
    words,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(link ? [`${link.words}\n${link.href}`] : []),
    ...(closing.length > 0 ? [closing.join('\n')] : []),
  ].join('\n\n')
  const body_html = String(
    await html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:40em">
${greeting && html`<p>${greeting}</p>`}
<p>${words}</p>
<table>${rows.map(({ label, value }) => html`<tr><th align="left" valign="top">${label}</th><td>${value}</td></tr>`)}</table>
${link && html`<p><a href="${link.href}">${link.words}</a></p>`}
${closing.length > 0 && html`<p>${closing.map((line, index) => (index === 0 ? line : html`<br>${line}`))}</p>`}
</body></html>`,
  )
  return { subject: title, body_text, body_html }
}
