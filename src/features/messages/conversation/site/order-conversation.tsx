import { useState } from 'react'
import { formatInstant } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { PartMissing } from '#src/base/ui/display/part-missing.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { later } from '#src/base/ui/later.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { messagesAnchor } from '#src/features/orders/conversation.links.ts'
import { FoldedOrderCard } from '#src/features/orders/site/order-card.tsx'
import type { OrderMessage, OrderMessages } from '../conversation.schema.ts'

/** Loaded when somebody writes. */
const MessageForm = later(async () => (await import('./message-form.tsx')).default, PartMissing)

type Kind = 'message' | 'wish'
type Conversed = Pick<Order, 'order_no' | 'email'> & { messages: OrderMessages }

const tones = { acik: 'plain', yapildi: 'good', reddedildi: 'plain' } as const

/** What customer and agency wrote each other; a message or a change asked for opens its form. */
export function OrderConversation({ order, orderKey }: { order: Conversed; orderKey: string }) {
  const t = useT()
  const [writing, setWriting] = useState<Kind | null>(null)
  /** the form that was closed last: its button gets the focus */
  const [closed, setClosed] = useState<Kind | null>(null)
  const close = () => {
    setClosed(writing)
    setWriting(null)
  }
  const opener = (kind: Kind, text: string) => (
    <Button kind="outline" size="sm" ref={closed === kind ? focusOn : null} onClick={() => setWriting(kind)}>
      {text}
    </Button>
  )
  const { messages, email } = order
  return (
    <FoldedOrderCard look="screen" id={messagesAnchor} title={t('result.msg_title')} isOpen={messages.length > 0}>
      <p className="mt-1 text-ink-soft">
        {`${t('result.msg_intro')} ${email ? t('result.msg_mailed', { email }) : t('result.msg_shown')}`}
      </p>
      {messages.length > 0 && (
        <ol className="mt-4 space-y-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {writing ? (
        <MessageForm key={writing} {...{ order, orderKey }} kind={writing} onDone={close} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {opener('message', t('result.msg_write'))}
          {opener('wish', t('result.msg_ask'))}
        </div>
      )}
    </FoldedOrderCard>
  )
}

function Message({ message }: { message: OrderMessage }) {
  const t = useT()
  const lang = useLang()
  const { by_customer, body, wish, state, decision, is_erased, created_at } = message
  return (
    <li
      className={cx(
        'max-w-[42rem] rounded-field px-4 py-3',
        by_customer ? 'bg-sand sm:ms-8' : 'border border-line sm:me-8',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{by_customer ? t('result.msg_you') : t('result.msg_agency')}</span>
        <time dateTime={created_at}>{formatInstant(new Date(created_at), lang)}</time>
      </p>
      {wish && (
        <p className="mt-1 flex flex-wrap items-center gap-2 font-semibold">
          <span>{t('result.msg_asked', { what: t(`result.msg_wish_${wish}`) })}</span>
          {state && <Badge tone={tones[state]}>{t(`result.msg_state_${state}`)}</Badge>}
        </p>
      )}
      {decision && <p className="mt-1 font-semibold">{t(`result.msg_decided_${decision}`)}</p>}
      <p className={cx('mt-1 whitespace-pre-line [overflow-wrap:anywhere]', is_erased && 'text-ink-soft')}>
        {is_erased ? t('result.msg_erased') : body}
      </p>
    </li>
  )
}
