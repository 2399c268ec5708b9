import { Badge, Stack, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Facts, Part } from '#src/base/admin-kit/show/show-parts.tsx'
import { dayOf, daysBetween, formatDay } from '#src/base/dates.ts'
import { formatMoney, subtractMajor } from '#src/base/money.ts'
import type { Cancellation } from '#src/features/orders/money/cancelling.schema.ts'
import { cancellingTexts } from './cancelling.strings.ts'

/** A cancelled order: what was kept, what goes back, and how long there is for it. */
export function OrderCancellation({ cancellation: { by, day, sums } }: { cancellation: Cancellation }) {
  const t = useOfficeT(cancellingTexts)
  const { lang } = usePreferences()
  return (
    <Part title={t('title')} at="cancellation">
      <Stack gap="sm">
        <Text size="sm">{t(`by_${by}`, { day: formatDay(day, lang) })}</Text>
        {sums
          .filter(({ paid, kept }) => paid > 0 || kept > 0)
          .map((sum) => (
            <div key={sum.currency}>
              <Facts
                facts={[
                  [t('paid'), formatMoney(sum.paid, sum.currency, lang)],
                  [t('kept'), formatMoney(sum.kept, sum.currency, lang)],
                  [t('to_refund'), formatMoney(sum.refund, sum.currency, lang)],
                ]}
              />
              <Clock sum={sum} />
            </div>
          ))}
      </Stack>
    </Part>
  )
}

function Clock({ sum: { due_on, done_at, kept, paid, currency } }: { sum: Cancellation['sums'][number] }) {
  const t = useOfficeT(cancellingTexts)
  const { lang } = usePreferences()
  if (done_at)
    return (
      <Badge mt={6} color="teal" variant="light">
        {t('done', { day: formatDay(dayOf(new Date(done_at)), lang) })}
      </Badge>
    )
  if (!due_on)
    return (
      <Text size="sm" mt={6}>
        {kept > paid
          ? t('missing', { amount: formatMoney(subtractMajor(kept, paid), currency, lang) })
          : t('no_refund')}
      </Text>
    )
  const left = daysBetween(dayOf(new Date()), due_on)
  const day = formatDay(due_on, lang)
  return (
    <Badge mt={6} color={left < 0 ? 'red' : left < 4 ? 'orange' : 'blue'} variant="light">
      {left > 0 ? t('days_left', { n: left, day }) : left === 0 ? t('last_day') : t('overdue', { n: -left, day })}
    </Badge>
  )
}
