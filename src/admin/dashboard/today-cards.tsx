import { Anchor } from '@mantine/core'
import {
  Ban,
  BusFront,
  CalendarX,
  ChevronRight,
  CircleAlert,
  HandCoins,
  Hourglass,
  type LucideIcon,
  Mail,
  MailWarning,
  MapPin,
  MessagesSquare,
  PencilLine,
  ShoppingBag,
  Undo2,
  Users,
} from 'lucide-react'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { type Day, formatDay, formatWeekday } from '#src/base/dates.ts'
import { mailboxScreen } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import { orderLists } from '#src/features/orders/orders.links.ts'
import type { Today, TodayCard } from '../statistics/statistics.schema.ts'
import {
  changedPickupsList,
  leftBehindList,
  messageLists,
  needsInfoList,
  underMinimumList,
} from '../statistics/today.rules.ts'
import { dashboardTexts } from './dashboard.strings.ts'
import { departuresLink, ordersLink } from './list-links.ts'
import { count as inDigits } from './numbers.ts'
import { Part } from './part.tsx'
import classes from './today-cards.module.css'
import type { PartState } from './use-part.ts'

const icons: Record<TodayCard, LucideIcon> = {
  new_orders: ShoppingBag,
  payments_to_match: HandCoins,
  holds_ending: Hourglass,
  overpaid: CircleAlert,
  refunds_due: Undo2,
  order_messages: MessagesSquare,
  changes_asked: PencilLine,
  cancel_requests: Ban,
  unread: Mail,
  unanswered: MailWarning,
  under_minimum: Users,
  left_behind: CalendarX,
  changed_pickups: BusFront,
  travel_info: MapPin,
}
const departureLists = {
  under_minimum: underMinimumList,
  left_behind: leftBehindList,
  travel_info: needsInfoList,
  changed_pickups: changedPickupsList,
}
const isOfDepartures = (card: TodayCard): card is keyof typeof departureLists => card in departureLists
type MessageCard = keyof typeof messageLists
const isOfMessages = (card: TodayCard): card is MessageCard => card in messageLists
type Cards = Today['cards']

/** Counts of today; each opens its list. */
export function TodayCards({ state }: { state: PartState<'today'> }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const { data } = state
  // What cannot wait is first, then what waits; zeros are one line.
  const cards = data?.cards ?? []
  const waiting = cards
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(isPressing(b)) - Number(isPressing(a)))
  const calm = cards.filter(({ count }) => count === 0)
  const lead = data && `${formatDay(data.day, lang)} ${formatWeekday(data.day, lang)}`
  return (
    <Part title={t('today')} lead={lead} state={state} height={104}>
      {data && (
        <>
          {waiting.length > 0 && (
            <ul className={classes.cards}>
              {waiting.map(({ card, count, urgent = 0, mailboxes }) => (
                <li key={card}>
                  {isOfMessages(card) ? (
                    <Mailboxes card={card} count={count} mailboxes={mailboxes ?? []} />
                  ) : (
                    <Card
                      card={card}
                      count={count}
                      urgent={isAlarm(card) ? count : urgent}
                      to={linkOf(card, data.day)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {calm.length > 0 && (
            <ul className={classes.calm} aria-label={t('nothing_to_do')}>
              {calm.map(({ card }) => (
                <li key={card}>
                  {isOfMessages(card) ? (
                    <span>{t(card)}</span>
                  ) : (
                    <Anchor component={Link} to={linkOf(card, data.day)} inherit c="inherit">
                      {t(card)}
                    </Anchor>
                  )}{' '}
                  0
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Part>
  )
}

const isPressing = ({ card, count, urgent = 0 }: Cards[number]) => (isAlarm(card) ? count > 0 : urgent > 0)

function linkOf(card: Exclude<TodayCard, MessageCard>, day: Day): string {
  return isOfDepartures(card) ? departuresLink(departureLists[card](day)) : ordersLink(orderLists[card](day))
}

/** Cards of which every record is urgent. */
const isAlarm = (card: TodayCard) => card === 'left_behind' || card === 'changed_pickups' || card === 'overpaid'

type CardProps = {
  card: Exclude<TodayCard, MessageCard>
  count: number
  /** of the count: what cannot wait */
  urgent: number
  to: string
}

function Card({ card, count, urgent, to }: CardProps) {
  const t = useOfficeT(dashboardTexts)
  const isWork = card !== 'new_orders'
  const note = isWork ? 'to_do' : 'see_list'
  const alarm = isAlarm(card)
    ? t('left_behind_now')
    : t(card === 'travel_info' ? 'travel_info_now' : 'urgent', { n: urgent })
  return (
    <Link to={to} className={classes.card} data-state={urgent > 0 ? 'urgent' : isWork ? 'work' : 'news'}>
      <Head card={card} count={count} />
      <span className={classes.note}>
        {urgent > 0 ? alarm : t(note)}
        <ChevronRight size={14} />
      </span>
    </Link>
  )
}

type MailboxesProps = { card: MessageCard; count: number; mailboxes: NonNullable<Cards[number]['mailboxes']> }

/** One number over several lists: each mailbox is a link with its part of it. */
function Mailboxes({ card, count, mailboxes }: MailboxesProps) {
  const t = useOfficeT(dashboardTexts)
  return (
    <div className={classes.card} data-state="work">
      <Head card={card} count={count} />
      <span className={classes.mailboxes}>
        {mailboxes.map(({ kind, count }) => (
          <Anchor
            key={kind}
            component={Link}
            to={`${mailboxScreen(kind)}?${new URLSearchParams(messageLists[card])}`}
            size="sm"
            underline="always"
          >
            {t(`mailbox_${kind}`, { n: count })}
          </Anchor>
        ))}
      </span>
    </div>
  )
}

function Head({ card, count }: { card: TodayCard; count: number }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const Icon = icons[card]
  return (
    <>
      <span className={classes.cardHead}>
        <Icon size={18} />
        <span>{t(card)}</span>
      </span>
      <span className={classes.count}>{inDigits(count, lang)}</span>
    </>
  )
}
