import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { instantText } from '#src/features/orders/deadline.ts'
import { cardText } from '#src/features/orders/money/card-text.ts'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import type { CardOffer } from '../cards.schema.ts'
import { attemptNews } from './attempt-news.ts'
import { CardPayment } from './card-payment.tsx'

type Props = { order_no: string; orderKey: string; offer: CardOffer; now: Date }

/** Paying by card, and the result of the last attempt. Nothing when the agency takes no cards. */
export function CardCard({ order_no, orderKey, offer, now }: Props) {
  const t = useT()
  const news = offer.attempt && attemptNews(offer.attempt, now)
  if (!offer.is_offered && !news) return null
  const mayPay = offer.is_offered && news !== 'fresh'
  return (
    <OrderCard look="screen" id="card" title={t(mayPay ? 'cards.title' : 'cards.title_paid')}>
      {news && <AttemptNotice attempt={offer.attempt!} news={news} />}
      {mayPay && (
        <>
          <p className="mt-1 text-ink-soft">{t('cards.text')}</p>
          <CardPayment order_no={order_no} orderKey={orderKey} offer={offer} />
        </>
      )}
    </OrderCard>
  )
}

type NoticeProps = { attempt: NonNullable<CardOffer['attempt']>; news: NonNullable<ReturnType<typeof attemptNews>> }

/** ms between two polls of a pending attempt. */
const lookAgainMs = 4000

/** The result of the last visit to the provider's page; polls while it is pending. */
export function AttemptNotice({ attempt, news }: NoticeProps) {
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const isAwaited = news === 'fresh'
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isAwaited, revalidate])
  const { amount, currency, refusal, created_at } = attempt
  const card = cardText(attempt)
  const money = formatMoney(amount, currency, lang)
  const notices = {
    fresh: ['info', t('cards.state_acik')],
    reviewed: ['info', t('cards.state_reviewed', { amount: money })],
    waits: ['info', t('cards.state_waits', { when: instantText(new Date(created_at), lang) })],
    paid: ['good', t(card ? 'cards.state_alindi_card' : 'cards.state_alindi', { amount: money, card })],
    refused: ['warn', t('cards.state_refused', { amount: money })],
    unopened: ['warn', t('cards.state_unopened')],
    declined: ['warn', t(refusal ? 'cards.state_reddedildi_why' : 'cards.state_reddedildi', { reason: refusal })],
  } as const
  const [tone, text] = notices[news]
  return (
    <div className="my-4">
      <Notice tone={tone} role="status">
        {text}
      </Notice>
    </div>
  )
}
