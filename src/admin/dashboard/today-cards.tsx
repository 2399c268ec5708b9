import { Text } from '@mantine/core'
import { ChevronRight, HandCoins, type LucideIcon, ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay, formatWeekday } from '#src/base/dates.ts'
import type { TodayCard } from '../statistics/statistics.schema.ts'
import { cardLists } from '../statistics/today.rules.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { ordersLink } from './list-links.ts'
import { Part } from './part.tsx'
import type { PartState } from './use-part.ts'

const icons: Record<TodayCard, LucideIcon> = { new_orders: ShoppingBag, payments_to_match: HandCoins }

/** Counts of today; each opens its list. Work to do stands out, zero does not. */
export function TodayCards({ state }: { state: PartState<'today'> }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const { data } = state
  const lead = data && `${formatDay(data.day, lang)} ${formatWeekday(data.day, lang)}`
  return (
    <Part title={t('today')} lead={lead} isReady={data !== null} onRetry={state.reload} height={104} {...state}>
      {data && data.cards.length === 0 && <Text c="dimmed">{t('no_cards')}</Text>}
      {data && data.cards.length > 0 && (
        <ul className={classes.cards}>
          {data.cards.map(({ card, count }) => (
            <li key={card}>
              <Card card={card} count={count} to={ordersLink(cardLists[card](data.day))} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Card({ card, count, to }: { card: TodayCard; count: number; to: string }) {
  const t = useOfficeT(dashboardTexts)
  const Icon = icons[card]
  const isWork = card !== 'new_orders'
  const note = isWork ? (count === 0 ? 'nothing_to_do' : 'to_do') : count === 0 ? 'none_yet' : 'see_list'
  return (
    <Link to={to} className={classes.card} data-state={count === 0 ? 'calm' : isWork ? 'work' : 'news'}>
      <span className={classes.cardHead}>
        <Icon size={18} aria-hidden="true" />
        <span>{t(card)}</span>
      </span>
      <span className={classes.count}>{count.toLocaleString('tr')}</span>
      <span className={classes.note}>
        {t(note)}
        <ChevronRight size={14} aria-hidden="true" />
      </span>
    </Link>
  )
}
