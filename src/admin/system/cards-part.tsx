import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { Part } from './part.tsx'
import classes from './system.module.css'
import type { SystemState } from './system.schema.ts'
import { systemTexts } from './system.strings.ts'

/** Orders whose customers could not pay by card, with the provider's words. */
export function CardsPart({ cards }: Pick<SystemState, 'cards'>) {
  const t = useOfficeT(systemTexts)
  const { lang } = usePreferences()
  if (cards.length === 0) return null
  return (
    <Part title={t('cards')} id="cards">
      <Text maw="46rem">
        {t('cards_do')}{' '}
        <Anchor component={Link} to="/admin/settings/cards" underline="always" inherit>
          {t('cards_open')}
        </Anchor>
      </Text>
      <ul className={classes.mails}>
        {cards.map(({ order_no, at, refusal }) => (
          <li key={order_no} className={classes.anywhere}>
            {formatInstant(new Date(at), lang)} ·{' '}
            <Anchor component={Link} to={`${ordersScreen}?search=${order_no}`} underline="always" inherit>
              {order_no}
            </Anchor>{' '}
            · {refusal}
          </li>
        ))}
      </ul>
    </Part>
  )
}
