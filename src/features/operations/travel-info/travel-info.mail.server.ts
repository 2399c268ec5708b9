import { formatDayRange } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { heading, link, type Part, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import type { Fact, MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { orderPath, orderTopic } from '#src/features/orders/orders.links.ts'
import { travelInfoAnchor } from './travel-info.links.ts'
import { contentsIn, type InfoPart } from './travel-info.rules.ts'
import type { TravelContents } from './travel-info.schema.ts'

type InfoMail = {
  contents: TravelContents
  /** since the information that was sent before; null: this is the first */
  changed: InfoPart[] | null
}
type Item = { tour_name: string; start_date: string; end_date: string }

/** To the customer, in the order's language, with the link to the order. Null for an order without an e-mail address. */
export async function infoMail(
  services: Services,
  order: OfficeFound,
  item: Item,
  info: InfoMail,
): Promise<MailFor | null> {
  const { order_no, name, email, lang } = order
  if (email === '') return null
  const { db, settings } = services
  const defaultLang = (await services.languages())[0]!.abbr
  const path = `${orderPath(order_no, await officeKeyOf(db, order))}#${travelInfoAnchor}`
  const href = settings.siteUrl + localePath(path, lang, defaultLang)
  const mail = await composeInfoMail(services, { ...info, ...item, lang, order_no, name, href })
  return (event) => ({ message_key: `${event}:customer`, recipient: email, topic: orderTopic(order_no), ...mail })
}

type Composed = InfoMail & Item & { lang: string; order_no: string; name: string; href: string }

/** The mail of an order, or of an invented one for a preview. */
export async function composeInfoMail(
  services: Pick<Services, 'db' | 'settings' | 'localize'>,
  { contents, changed, lang, order_no, name, href, tour_name, start_date, end_date }: Composed,
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const t = (key: StringKey, values: Record<string, string> = {}) => services.localize({ key, values }, lang)
  const sender = mailSenderOf(await findAgency(services.db, lang), services.settings.siteUrl)
  const days = formatDayRange(start_date, end_date, lang)
  const parts = await Promise.all((changed ?? []).map((part) => t(`mail.info_part_${part}`)))
  const fields = new Intl.ListFormat(lang).format(parts)
  const preheader = await t(changed ? 'mail.info_changed_preheader' : 'mail.info_preheader', { fields })
  const text = await t(changed ? 'mail.info_changed_text' : 'mail.info_text', { tour: tour_name, fields })
  const shown = contentsIn(lang, contents)
  const facts: Fact[] = [
    ['mail.order_no', order_no],
    ['mail.tour', tour_name],
    ['mail.info_days', days],
    ['mail.info_meeting_time', shown.meeting_time],
    ['mail.info_meeting_place', shown.meeting_place],
    ['mail.info_guide', shown.guide_name],
    ['mail.info_guide_phone', shown.guide_phone],
  ]
  const known = facts.filter(([, value]) => value !== '')
  const subject = await t(changed ? 'mail.info_changed_subject' : 'mail.info_subject', { order_no })
  return written(lang, { subject, preheader, sender }, [
    paragraph(await t('mail.greeting', { name })),
    paragraph(text),
    rows(await Promise.all(known.map(async ([key, value]) => ({ label: await t(key), value })))),
    ...(await hotelParts()),
    ...(shown.note === '' ? [] : shown.note.split(/\n{2,}/).map((each) => paragraph(each.trim()))),
    link(href, await t('mail.open_order')),
    paragraph(`${await t('mail.kind_regards')}\n${sender.name}`),
  ])

  async function hotelParts(): Promise<Part[]> {
    if (shown.hotels.length === 0) return []
    const hotels = await Promise.all(
      shown.hotels.map(async ({ place, name, phone, nights }) => ({
        label: place,
        value: [name, phone, nights === null ? '' : await t('mail.info_nights', { n: String(nights) })]
          .filter((each) => each !== '')
          .join(' · '),
      })),
    )
    return [heading(await t('mail.info_hotels')), rows(hotels)]
  }
}
