import { MessageCircle } from 'lucide-react'
import { formatDayRange } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { ShareButton } from '#src/base/ui/controls/share-button.tsx'
import { whatsAppHref } from '#src/features/company/company.links.ts'
import type { Departure } from '#src/features/tours/tours.schema.ts'
import { describeParty, type Party } from './party.ts'

export type BookingQuestion = {
  tour: { name: string; code: string }
  departure?: Pick<Departure, 'start_date' | 'end_date'>
  party?: Party
}

/** A WhatsApp link whose message names tour, date and party. */
export function useWhatsAppLink(wp_no: string, pageUrl: string): (question: BookingQuestion) => string {
  const t = useT()
  const lang = useLang()
  return ({ tour, departure, party }) => {
    const lines = [
      t('booking.whatsapp_text', { tour: tour.name, code: tour.code }),
      departure && t('booking.whatsapp_date', { date: formatDayRange(departure.start_date, departure.end_date, lang) }),
      party && t('booking.whatsapp_people', { people: describeParty(party, t) }),
      departure ? `${pageUrl}?tarih=${departure.start_date}` : pageUrl,
    ]
    return whatsAppHref(wp_no, lines.filter(Boolean).join('\n'))
  }
}

/** WhatsApp, share and print. */
export function BookingLinks({ title, whatsapp }: { title: string; whatsapp: string | null }) {
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
          {t('booking.whatsapp')}
        </a>
      )}
      <div className="flex justify-center gap-1">
        <ShareButton title={title} />
        <PrintButton kind="quiet" size="sm" label={t('ui.print')} />
      </div>
    </div>
  )
}
