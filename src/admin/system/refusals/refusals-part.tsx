import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useMay } from '#src/base/admin-kit/may.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { formatDay } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { departureScreen, saleScreen } from '#src/features/departures/board/departures.links.ts'
import { Part } from '../part.tsx'
import classes from '../system.module.css'
import type { Refusal, Refusals } from './refusals.schema.ts'
import { refusalTexts } from './refusals.strings.ts'

/** Customers whom the site's limits refused, by limit, each with what a clerk can do; nothing when there are none. */
export function RefusalsPart({ refusals }: { refusals: Refusals }) {
  const t = useOfficeT(refusalTexts)
  const maySell = useMay('orders')
  if (refusals.length === 0) return null
  return (
    <Part
      title={t('title')}
      id="refusals"
      action={
        maySell && (
          <Button component={Link} to={saleScreen} size="xs" variant="default">
            {t('sell')}
          </Button>
        )
      }
    >
      <ul className={classes.list}>
        {[...groupBy(refusals, ({ kind }) => kind)].map(([kind, those]) => (
          <li key={kind}>
            <Text fw={600}>{t(kind)}</Text>
            <Dimmed maw="46rem">{t(`do_${kind}`)}</Dimmed>
            <ul className={classes.mails}>
              {those.map((refusal) => (
                <li key={JSON.stringify([refusal.network, refusal.mailbox, refusal.departure])}>
                  <One refusal={refusal} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function One({ refusal: { network, mailbox, departure, count, last_at } }: { refusal: Refusal }) {
  const t = useOfficeT(refusalTexts)
  const { lang } = usePreferences()
  const who = network === '*' ? t('others') : [mailbox, network].filter(Boolean).join(' · ') || t('nobody')
  return (
    <Group gap="xs" className={classes.anywhere}>
      <span>{who}</span>
      {departure && (
        <Anchor component={Link} to={departureScreen} state={targetOf(departure)} inherit>
          {departure.tour_name}, {formatDay(departure.start_date, lang)}
        </Anchor>
      )}
      <Badge variant="light" color="orange" tt="none" miw="max-content">
        {t('times', { n: count })}
      </Badge>
      <Dimmed span>
        <TimeAgo at={last_at} />
      </Dimmed>
    </Group>
  )
}
