import { useT } from '#src/base/i18n/i18n.tsx'
import { telHref, whatsAppHref } from '#src/base/phone.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { MessageCircle, Phone } from '#src/base/ui/icons.tsx'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import { Unbroken } from '#src/features/orders/site/unbroken.tsx'

export type OrderContact = { phone: string; wp_no: string }

/** Telephone and WhatsApp links. @param order_no for the message; null when it is not known */
export function OrderContactCard({
  contact: { phone, wp_no },
  order_no,
}: {
  contact: OrderContact
  order_no: string | null
}) {
  const t = useT()
  const message = order_no ? t('result.whatsapp_text', { no: order_no }) : ''
  return (
    <OrderCard look="aside" id="contact" title={t('result.contact')}>
      {order_no && (
        <p className="mt-1 text-ink-soft">
          <Unbroken text={t('result.contact_text', { no: order_no })} part={order_no} />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {phone && (
          <a href={telHref(phone)} className={buttonClass({ kind: 'outline', size: 'sm' })}>
            <Phone aria-hidden className="size-4" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {wp_no && (
          <a
            href={whatsAppHref(wp_no, message)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ kind: 'outline', size: 'sm' })}
          >
            <MessageCircle aria-hidden className="size-4" />
            <span>{t('result.whatsapp')}</span>
          </a>
        )}
      </div>
    </OrderCard>
  )
}
