import { Badge, Text } from '@mantine/core'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { ListPart } from '#src/base/admin-kit/show/show-parts.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { CardAttempts as Attempts } from '../card-refunds.schema.ts'
import { useCardFacts } from './card-facts.ts'
import { cardTexts } from './card-office.strings.ts'
import { RefundButton } from './card-refund-dialog.tsx'

type Attempt = Attempts[number]

/** Empty until they are read. @param version of the order, which changes with its money */
export function useCardAttempts({ id, version }: { id: number; version: number }): Attempts {
  return useOwnLoad<Attempts>(`${ordersAdminPath}/${id}/card-attempts`, version, nothingAfter).found ?? []
}

const colours = { acik: 'blue', alindi: 'green', reddedildi: 'red', vazgecildi: 'gray' } as const

/** Card payments of an order with their refunds. Nothing for an order that never was paid by card. */
export function CardAttempts({ open }: { open: OpenOrder }) {
  const t = useOfficeT(cardTexts)
  const attempts = useCardAttempts(open.order)
  if (attempts.length === 0) return null
  return (
    <ListPart
      title={t('attempts')}
      empty=""
      rows={attempts.map((attempt) => <Row key={attempt.id} open={open} attempt={attempt} />)}
    />
  )
}

function Row({ open, attempt }: { open: OpenOrder; attempt: Attempt }) {
  const t = useOfficeT(cardTexts)
  const { lang } = usePreferences()
  const { amount, currency, status, is_reviewed, refusal, created_at, refunds, refundable } = attempt
  const factsOf = useCardFacts()
  const isRefundable = refundable > 0 && refunds.every((refund) => refund.status !== 'bekliyor')
  const facts = [factsOf(attempt, currency), formatInstant(new Date(created_at), lang)]
  return (
    <li>
      <Text fw={600}>
        {formatMoney(amount, currency, lang)}{' '}
        <Badge color={is_reviewed ? 'yellow' : colours[status]} variant="light">
          {t(is_reviewed ? 'reviewed' : status)}
        </Badge>
      </Text>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {is_reviewed && <Text size="sm">{t('reviewed_text')}</Text>}
      {refusal !== '' && <Text size="sm">{t('refusal', { refusal })}</Text>}
      {refunds.map((refund) => (
        <Text key={refund.id} size="sm" mt={4}>
          {t(`refund_${refund.status}`, { amount: formatMoney(refund.amount, currency, lang) })}
          {refund.refusal !== '' && ` ${refund.refusal}`}
        </Text>
      ))}
      {isRefundable && (
        <RefundButton open={open} attempt={attempt} variant="default" mt="xs">
          {t('refund')}
        </RefundButton>
      )}
    </li>
  )
}
