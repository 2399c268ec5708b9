import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { Button, ButtonLink } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { focusIfLost } from '#src/base/ui/focus.ts'
import { cartPath, checkoutPath, maxCartItems } from '#src/features/orders/orders.links.ts'
import { missingAge } from '../../calculator/site/party.ts'
import { QuoteTotal } from '../../calculator/site/quote-lines.tsx'
import { BookingRefusal } from './booking-form.tsx'
import type { Booking } from './use-booking.ts'

/** The total and the buttons, below the form and outside its scrolling part: always in view, and nothing runs under them. */
export function BookingTotal({ booking }: { booking: Booking }) {
  const t = useT()
  const { quote, refused, isLoading } = booking.quoting
  const missing = missingAge(booking.party)
  return (
    <div className="space-y-2">
      {missing >= 0 ? (
        <p role="status" className="flex min-h-15 items-center font-semibold text-warn">
          {t('booking.total_needs_ages', { n: missing + 1 })}
        </p>
      ) : (
        !refused && <QuoteTotal quote={quote} isLoading={isLoading} />
      )}
      {refused && <BookingRefusal booking={booking} refused={refused} />}
      <BookingButtons booking={booking} />
    </div>
  )
}

/**
 * Straight to the checkout, or into the cart for a second tour. What a press changes is never undone by a second one at its place:
 * the button that adds becomes the way to the cart, and removing is above, with an undo.
 */
function BookingButtons({ booking }: { booking: Booking }) {
  const t = useT()
  const navigate = useNavigate()
  const path = usePath()
  const { inCart, put, problem, quoting } = booking
  const [isPressed, setPressed] = useState(false)
  const isRefused = quoting.refused !== null
  return (
    <div className="space-y-2.5">
      <CartLine booking={booking} />
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem.of === 'full' ? t('booking.cart_full', { n: maxCartItems }) : t('booking.ages_missing')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="min-h-13 grow"
          disabled={isRefused}
          onClick={() => {
            if (put()) void navigate(path(checkoutPath))
          }}
        >
          {t('booking.book')}
        </Button>
        {inCart === 'same' ? (
          <ButtonLink
            kind="outline"
            to={cartPath}
            className="min-h-13 grow"
            // It takes the place of the button that was pressed.
            ref={isPressed ? focusIfLost : undefined}
          >
            {t('booking.to_cart')}
          </ButtonLink>
        ) : (
          <Button kind="outline" className="min-h-13 grow" disabled={isRefused} onClick={() => setPressed(put())}>
            {t(inCart === 'other' ? 'booking.update' : 'booking.add')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whether the tour is in the cart, and the way out of it and back. The focus stays on the sentence: a second Enter does nothing. */
function CartLine({ booking: { inCart, remove, isRemoved, undo } }: { booking: Booking }) {
  const t = useT()
  const sentence = useRef<HTMLParagraphElement>(null)
  const isIn = inCart !== 'no'
  const press = (act: () => void) => () => {
    sentence.current?.focus()
    act()
  }
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4', isIn ? 'justify-between' : !isRemoved && 'sr-only')}>
      <p
        ref={sentence}
        role="status"
        tabIndex={-1}
        className={cx('text-sm font-semibold empty:hidden', isIn && 'text-good')}
      >
        {isIn ? t(inCart === 'same' ? 'booking.in_cart' : 'booking.in_cart_other') : isRemoved && t('booking.removed')}
      </p>
      {isIn && (
        <button type="button" className={lineButton} onClick={press(remove)}>
          {t('booking.remove')}
        </button>
      )}
      {!isIn && isRemoved && (
        <button type="button" className={lineButton} onClick={press(undo)}>
          {t('cart.undo')}
        </button>
      )}
    </div>
  )
}

const lineButton =
  'min-h-9 text-sm font-semibold text-main underline underline-offset-4 hover:text-main-deep pointer-coarse:min-h-11'
