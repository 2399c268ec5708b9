import { Group, Stack, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import type { Range } from '../statistics/statistics.links.ts'
import type { Occupancy as Seats } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { departuresLink, leadLink, placedLink } from './list-links.ts'
import { NumberLink } from './number-link.tsx'
import { count, percent } from './numbers.ts'
import { Part } from './part.tsx'
import type { PartState } from './use-part.ts'

/** Taken seats of departures that left in the range, and that leave in as many days. */
export function Occupancy({ state }: { state: PartState<'departures'> }) {
  const t = useOfficeT(dashboardTexts)
  const { data, range } = state
  return (
    <Part title={t('occupancy')} state={state} height={150}>
      {data && range && (
        <Stack gap={20}>
          <Share title={sideName('left', range, t)} seats={data.occupancy.left} />
          <Share title={sideName('ahead', range, t)} seats={data.occupancy.ahead} />
        </Stack>
      )}
    </Part>
  )
}

type T = ReturnType<typeof useOfficeT<typeof dashboardTexts>>

function sideName(side: 'left' | 'ahead', range: Range, t: T): string {
  return range === 365 ? t(`${side}_365`) : t(side, { range: t(`range_${range}`) })
}

function Share({ title, seats }: { title: string; seats: Seats }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const { departures, quota, taken, from, to } = seats
  const share = percent(taken, quota, lang)
  return (
    <div>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="md" mb={5.6}>
        <span>{title}</span>
        {departures > 0 && <strong>{share}</strong>}
      </Group>
      {departures > 0 && (
        <span className={classes.barTrack} aria-hidden="true">
          <span style={{ inlineSize: `${quota === 0 ? 0 : (taken / quota) * 100}%` }} />
        </span>
      )}
      <Dimmed mt={4}>
        {departures === 0 ? (
          t('no_departures')
        ) : (
          <NumberLink
            value={departures}
            to={departuresLink({ from, to, status: 'gecerli' })}
            size="sm"
            underline="always"
          >
            {t('occupancy_of', {
              departures: count(departures, lang),
              quota: count(quota, lang),
              taken: count(taken, lang),
            })}
          </NumberLink>
        )}
      </Dimmed>
    </div>
  )
}

/** How long before departure customers order. */
export function LeadTime({ state }: { state: PartState<'sales'> }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const { data } = state
  const bands = data?.lead_time.bands ?? []
  const most = Math.max(1, ...bands.map(({ orders }) => orders))
  const total = bands.reduce((all, { orders }) => all + orders, 0)
  const median = data?.lead_time.median ?? null
  return (
    <Part
      title={t('lead_time')}
      lead={median === null ? t('lead_time_lead') : `${t('lead_time_lead')}. ${t('median', { n: median })}`}
      state={state}
      height={190}
    >
      {total === 0 && <Text c="dimmed">{t('no_orders')}</Text>}
      {total > 0 && (
        <ul className={classes.bands}>
          {bands.map(({ up_to, orders }, at) => {
            const from = at === 0 ? 0 : bands[at - 1]!.up_to! + 1
            return (
              <li key={from}>
                <span>{up_to === null ? t('band_above', { from }) : t('band', { from, to: up_to })}</span>
                <span className={classes.barTrack} aria-hidden="true">
                  <span style={{ inlineSize: `${(orders / most) * 100}%` }} />
                </span>
                <span className={classes.bandCount}>
                  <NumberLink value={orders} to={leadLink(data!, from, up_to)} size="sm" underline="always">
                    {t('band_orders', { n: orders })}
                  </NumberLink>{' '}
                  <span>{percent(orders, total, lang)}</span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Part>
  )
}

/** Orders of the range that are cancelled or expired by now. */
export function Cancellations({ state }: { state: PartState<'sales'> }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const { data } = state
  return (
    <Part title={t('cancellations')} state={state} height={150}>
      {data && data.orders === 0 && <Text c="dimmed">{t('none_placed')}</Text>}
      {data && data.orders > 0 && (
        <dl className={classes.pairs}>
          <div>
            <dt>{t('rate')}</dt>
            <dd>
              <strong>{percent(data.cancelled, data.orders, lang)}</strong>
              <Dimmed>
                {t('of_orders', { n: data.orders })}
                {data.orders_before > 0 &&
                  ` · ${t('than_before', { before: percent(data.cancelled_before, data.orders_before, lang) })}`}
              </Dimmed>
            </dd>
          </div>
          {(['cancelled', 'expired'] as const).map((what) => (
            <div key={what} className={classes.pair}>
              <dt>{t(what)}</dt>
              <dd>
                <NumberLink
                  value={data[what]}
                  to={placedLink(data, { status: what === 'cancelled' ? 'iptal' : 'suresi-doldu' })}
                >
                  {count(data[what], lang)}
                </NumberLink>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  )
}
