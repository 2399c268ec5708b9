import { Anchor, Badge, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { Fold } from './fold.tsx'
import { Part } from './part.tsx'
import classes from './system.module.css'
import type { SystemState } from './system.schema.ts'
import { systemTexts } from './system.strings.ts'

/** Mails that were not sent, with the orders of those that were given up. */
export function MailsPart({ mails: { given_up, waiting, last_error, list } }: Pick<SystemState, 'mails'>) {
  const t = useOfficeT(systemTexts)
  const { lang } = usePreferences()
  if (given_up + waiting === 0) return null
  return (
    <Part title={t('mails')} id="mails">
      <Group gap="xs" mb="xs">
        {given_up > 0 && (
          <Badge color="red" variant="light" size="lg" tt="none" miw="max-content">
            {t('mails_given_up', { n: given_up })}
          </Badge>
        )}
        {waiting > 0 && (
          <Badge color="orange" variant="light" size="lg" tt="none" miw="max-content">
            {t('mails_waiting', { n: waiting })}
          </Badge>
        )}
      </Group>
      <Text maw="46rem">
        {t('mails_do')}{' '}
        <Anchor component={Link} to="/admin/settings/mail" underline="always" inherit>
          {t('mails_open')}
        </Anchor>
      </Text>
      {list.length > 0 && (
        <Fold label={t('mails_list')}>
          <ul className={classes.mails}>
            {list.map(({ id, subject, order_no, created_at }) => (
              <li key={id} className={classes.anywhere}>
                {formatInstant(new Date(created_at), lang)} · {subject}
                {order_no && (
                  <>
                    {' · '}
                    <Anchor component={Link} to={`${ordersScreen}?search=${order_no}`} underline="always" inherit>
                      {order_no}
                    </Anchor>
                  </>
                )}
              </li>
            ))}
          </ul>
          {list.length < given_up && <Dimmed>{t('mails_newest', { n: list.length })}</Dimmed>}
        </Fold>
      )}
      {last_error && (
        <Fold label={t('last_error')}>
          <Text size="sm" className={classes.anywhere}>
            {last_error}
          </Text>
        </Fold>
      )}
    </Part>
  )
}
