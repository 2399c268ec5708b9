import { Anchor, Group } from '@mantine/core'
import {
  Ban,
  CalendarX,
  CircleAlert,
  FileText,
  HandCoins,
  Hourglass,
  type LucideIcon,
  MailX,
  MessagesSquare,
  PencilLine,
  Undo2,
  Users,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatDay } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { cancelDepartureScreen } from '#src/features/operations/departure-cancellation/departure-cancellation.links.ts'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { type Wait, waitsOf } from '../waiting.rules.ts'
import classes from './order-waits.module.css'
import { waitTexts } from './waits.strings.ts'

const icons: Record<Wait['kind'], LucideIcon> = {
  choice: CalendarX,
  unasked: CalendarX,
  cancel_request: Ban,
  overpaid: CircleAlert,
  late_money: CircleAlert,
  notice: HandCoins,
  refund: Undo2,
  due: Hourglass,
  wish: PencilLine,
  message: MessagesSquare,
  age: Users,
  passengers: Users,
  voucher: FileText,
  mail: MailX,
}

/** Pending work about an order, each a link to its place on the page; nothing without any. */
export function OrderWaits({ order }: { order: OfficeOrder }) {
  const t = useOfficeT(waitTexts)
  const { lang } = usePreferences()
  const waits = waitsOf(order, dayOf(new Date()))
  if (waits.length === 0) return null
  const textOf = (wait: Wait) => {
    const amount =
      'amounts' in wait ? wait.amounts.map((each) => formatMoney(each.amount, each.currency, lang)).join(' + ') : ''
    if (wait.kind === 'refund') return t('refund', { amount, day: formatDay(wait.day, lang) })
    if (wait.kind === 'passengers') return t('passengers', { n: wait.missing, all: wait.seats })
    return t(wait.kind, { amount })
  }
  return (
    <nav className={classes.bar} aria-label={t('title')} data-urgent={waits[0]!.isUrgent || undefined}>
      <span className={classes.title} aria-hidden="true">
        {t('title')}
      </span>
      <Group component="ul" gap="0.25rem 1.25rem" align="stretch">
        {waits.map((wait) => {
          const Icon = icons[wait.kind]
          const inside = (
            <>
              <Icon />
              {textOf(wait)}
            </>
          )
          const shared = { className: classes.wait, 'data-urgent': wait.isUrgent || undefined, inherit: true }
          return (
            <li key={wait.kind}>
              {'departure' in wait && !order.may.orders ? (
                <span className={classes.wait} data-urgent>
                  {inside}
                </span>
              ) : 'departure' in wait ? (
                <Anchor
                  component={Link}
                  to={cancelDepartureScreen}
                  state={targetOf({ id: wait.departure })}
                  {...shared}
                >
                  {inside}
                </Anchor>
              ) : (
                <Anchor href={`#${wait.place}`} onClick={(event) => goTo(event, wait.place)} {...shared}>
                  {inside}
                </Anchor>
              )}
            </li>
          )
        })}
      </Group>
    </nav>
  )
}

/** Scrolls without a history entry, which would lack the state that says which order is open. */
function goTo(event: MouseEvent, place: string): void {
  event.preventDefault()
  const part = document.getElementById(place)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
