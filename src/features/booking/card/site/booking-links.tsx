import { formatDayRange } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { whatsAppHref } from '#src/base/phone.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { ShareButton } from '#src/base/ui/controls/share-button.tsx'
import { MessageCircle } from '#src/base/ui/icons.tsx'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { partyText, type VisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { describeParty, type Party, singlesOn } from '../../calculator/site/party.ts'

export type BookingQuestion = {
  tour: { name: string; code: string; nights: number }
  departure?: Pick<Departure, 'start_date' | 'end_date'>
  party?: Party
  /** as shown; null without a price */
  total?: string | null
}

/** A WhatsApp link whose message names tour, date, party and the total that was quoted. */
export function useWhatsAppLink(wp_no: string, pageUrl: string): (question: BookingQuestion) => string {
  const t = useT()
  const lang = useLang()
  return ({ tour, departure, party, total }) => {
    const lines = [
      t('booking.whatsapp_text', { tour: tour.name, code: tour.code }),
      departure && t('booking.whatsapp_date', { date: formatDayRange(departure.start_date, departure.end_date, lang) }),
      party && t('booking.whatsapp_people', { people: describeParty(party, singlesOn(tour, party), t) }),
      total && t('booking.whatsapp_total', { total }),
      departure ? bookingUrl(pageUrl, departure.start_date, party) : pageUrl,
    ]
    return whatsAppHref(wp_no, lines.filter(Boolean).join('\n'))
  }
}

/** Address of the tour as it is shown here. It includes the default party, because the recipient may have chosen another one. */
export function bookingUrl(pageUrl: string, start_date: string, party?: VisitorParty): string {
  return `${pageUrl}?tarih=${start_date}${party ? `&${partyText(party)}` : ''}`
}

/** WhatsApp, share and print. @param url to share; the page's own address by default */
export function BookingLinks({ title, whatsapp, url }: { title: string; whatsapp: string | null; url?: string }) {
  const t = useT()
  return (
    <div className="no-print space-y-1.5">
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'outline', size: 'sm' }, 'w-full')}
        >
          <MessageCircle aria-hidden className="size-4" />
          <span>{t('booking.whatsapp')}</span>
        </a>
      )}
      <div className="flex justify-center gap-1">
        <ShareButton title={title} {...(url !== undefined && { url })} />
        <PrintButton kind="quiet" size="sm" label={t('ui.print')} />
      </div>
    </div>
  )
}
