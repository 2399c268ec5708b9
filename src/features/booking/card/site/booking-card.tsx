import { useState } from 'react'
import { dayOf, formatShortDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { TextLink } from '#src/base/ui/controls/text-link.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Price } from '#src/base/ui/display/price.tsx'
import { LaterDialog } from '#src/base/ui/overlays/later-dialog.tsx'
import type { PayWay } from '#src/features/agency/company.schema.ts'
import { pricePerAdult } from '#src/features/departures/pricing/site/offer.ts'
import { describeParty, singlesOn } from '../../calculator/site/party.ts'
import { BookingTotal } from './booking-buttons.tsx'
import { BookingDetails, BookingRows } from './booking-form.tsx'
import { BookingLinks, bookingUrl, useWhatsAppLink } from './booking-links.tsx'
import { PriceHead, PriceNotes } from './booking-price.tsx'
import type { Booking } from './use-booking.ts'

type Props = {
  booking: Booking
  wp_no: string
  payWays: readonly PayWay[]
  pageUrl: string
  /** address of the offer form for groups, with the present date and party */
  offerPath: string
}

/** Beside the text on wide screens. In a low window only its details scroll; price, choices, total and buttons stay visible. */
export function BookingCard(props: Props) {
  const t = useT()
  const { booking } = props
  return (
    <section
      aria-label={t('booking.title')}
      className="flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-white shadow-card"
    >
      <div className="shaded-scroll min-h-0 space-y-2 overflow-y-auto px-5 pt-3 pb-2">
        <PriceHead booking={booking} />
        <BookingRows booking={booking} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="shaded-scroll min-h-0 shrink-1000 overflow-y-auto px-5 pb-3 -outline-offset-4" tabIndex={0}>
        <Details {...props} />
      </div>
      <div className="shrink-0 border-t border-line px-5 pt-2 pb-3">
        <BookingTotal booking={booking} />
      </div>
    </section>
  )
}

/**
 * On phones: a bar with the price at the bottom, and the same form in a dialog. Once something is chosen, the bar shows the
 * date, the party and their total.
 */
export function BookingBar({ isDateChosen, ...props }: Props & { isDateChosen: boolean }) {
  const t = useT()
  const isChosen = isDateChosen || props.booking.isPartyChosen
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <div
      data-bottom-bar
      className="no-print sticky bottom-0 z-20 border-t border-line bg-white px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 shadow-card sm:px-6 md:hidden"
    >
      {/* Large letters put the button under the price. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ShortHead booking={props.booking} isChosen={isChosen} />
        <Button onClick={open} className="grow">
          {t(isChosen ? 'booking.review' : 'booking.open')}
        </Button>
      </div>
      {isWanted && (
        <LaterDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('booking.title')}
          closeLabel={t('ui.close')}
          place="side"
          footer={<BookingTotal booking={props.booking} />}
        >
          <div className="space-y-2.5">
            <PriceHead booking={props.booking} />
            <BookingRows booking={props.booking} />
            <Details {...props} />
          </div>
        </LaterDialog>
      )}
    </div>
  )
}

function Details(props: Props) {
  return (
    <div className="flex flex-col gap-3">
      <PriceNotes booking={props.booking} />
      <BookingDetails booking={props.booking} payWays={props.payWays} />
      <Links {...props} />
    </div>
  )
}

/**
 * The date with the price per person.
 * @param isChosen with the party and its total, once that is known
 */
function ShortHead({ booking, isChosen }: { booking: Booking; isChosen: boolean }) {
  const t = useT()
  const lang = useLang()
  const { tour, chosen, party, quoting } = booking
  const total = isChosen && !quoting.refused ? quoting.quote : null
  const isLoading = total !== null && quoting.isLoading
  const { amount, isSingle } = pricePerAdult(tour, chosen, party)
  const about = total
    ? describeParty(party, singlesOn(tour, party), t)
    : t(isSingle ? 'tour.single' : 'tour.per_person')
  return (
    <div className="min-w-0 grow-999 basis-28 leading-tight" aria-busy={isLoading}>
      <Price
        amount={total?.total ?? amount}
        currency={(total ?? chosen).currency}
        className={cx('text-xl font-bold transition-opacity duration-150', isLoading && 'opacity-45')}
      />
      <div className="truncate text-sm text-ink-soft">
        {`${formatShortDay(chosen.start_date, lang, dayOf(new Date()))} · ${about}`}
      </div>
    </div>
  )
}

function Links({ booking: { tour, chosen, party, quoting }, wp_no, pageUrl, offerPath }: Props) {
  const t = useT()
  const lang = useLang()
  const { quote, isLoading, refused } = quoting
  const total = quote && !isLoading && !refused ? formatMoney(quote.total, quote.currency, lang) : null
  const toWhatsApp = useWhatsAppLink(wp_no, pageUrl)
  return (
    <>
      <hr className="mt-4 mb-3 border-line" />
      <BookingLinks
        title={tour.name}
        whatsapp={wp_no ? toWhatsApp({ tour, departure: chosen, party, total }) : null}
        url={bookingUrl(pageUrl, chosen.start_date, party)}
      />
      <p className="no-print mt-1.5 text-center text-sm">
        <TextLink to={offerPath}>{t('offer.link')}</TextLink>
      </p>
    </>
  )
}
