import { Paper, UnstyledButton } from '@mantine/core'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatMoney } from '#src/base/money.ts'
import { type ReceivableTime, receivableTimes } from '../receivables.links.ts'
import type { Receivables } from '../receivables.schema.ts'
import { receivableTexts } from '../receivables.strings.ts'
import classes from './receivables.module.css'

type Props = Pick<Receivables, 'sums'> & { time: ReceivableTime | '' }

/** The sum of each time, an amount per currency; pressed, it shows its part of the list. */
export function ReceivableSums({ sums, time }: Props) {
  const t = useOfficeT(receivableTexts)
  const { lang } = usePreferences()
  const query = useListQuery()
  const cards = (['hepsi', ...receivableTimes] as const).map((each) => ({
    time: each === 'hepsi' ? ('' as const) : each,
    amounts: sums.flatMap((sum) => (sum[each] > 0 ? [{ currency: sum.currency, amount: sum[each] }] : [])),
  }))
  return (
    <fieldset className={classes.sums} aria-label={t('times')}>
      {cards.map((card) => (
        <Paper key={card.time} withBorder className={classes.card} data-shown={card.time === time || undefined}>
          <UnstyledButton
            className={classes.sum}
            aria-pressed={card.time === time}
            onClick={() => query.set({ time: card.time }, { replace: true })}
          >
            <span className={classes.label}>{t(card.time || 'all')}</span>
            {card.amounts.length === 0 && <span className={classes.amount}>–</span>}
            {card.amounts.map(({ currency, amount }) => (
              <span key={currency} className={classes.amount} data-late={card.time === 'gecikmis' || undefined}>
                {formatMoney(amount, currency, lang)}
              </span>
            ))}
          </UnstyledButton>
        </Paper>
      ))}
    </fieldset>
  )
}
