import { Anchor, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Facts, Part, Words } from '#src/base/admin-kit/show/show-parts.tsx'
import { languageName } from '#src/base/locale.ts'
import { telHref } from '#src/base/phone.ts'
import { CustomerEdit } from '#src/features/amendments/changes/admin/customer-dialog.tsx'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderShowTexts } from './order-show.strings.ts'

type Props = { order: OfficeOrder }

export function OrderCustomer({ open }: { open: OpenOrder }) {
  const { order } = open
  const t = useOfficeT(orderShowTexts)
  const { lang } = usePreferences()
  // Every order has a telephone, until its customer is erased (docs/privacy.md).
  if (order.phone === '')
    return (
      <Part title={t('customer')}>
        <Text size="sm">{t('customer_erased')}</Text>
      </Part>
    )
  return (
    <Part title={t('customer')}>
      <Facts
        facts={[
          [t('name'), order.name],
          [
            t('phone'),
            <Anchor key="phone" fz="sm" href={telHref(order.phone)}>
              {order.phone}
            </Anchor>,
          ],
          [
            t('email'),
            order.email === '' ? (
              '–'
            ) : (
              <Anchor key="email" fz="sm" href={`mailto:${order.email}?subject=${encodeURIComponent(order.order_no)}`}>
                {order.email}
              </Anchor>
            ),
          ],
          [t('city'), order.city],
          [t('lang'), languageName(order.lang, lang)],
          [t('news'), t(order.marketing_consent ? 'yes' : 'no')],
        ]}
      />
      <div className={classes.onScreen}>
        <CustomerEdit open={open} />
      </div>
    </Part>
  )
}

export function OrderMessage({ order }: Props) {
  const t = useOfficeT(orderShowTexts)
  return (
    <Part title={t('message')}>
      <Words size="sm" mt={6}>
        {order.message}
      </Words>
    </Part>
  )
}

export function OrderInvoice({ order: { invoice } }: Props) {
  const t = useOfficeT(orderShowTexts)
  return (
    <Part title={t('invoice')}>
      {invoice.kind === 'bireysel' ? (
        <Text size="sm">{t('bireysel')}</Text>
      ) : (
        <Facts
          facts={[
            [t('company'), invoice.title],
            ...(invoice.is_abroad ? [] : [[t('tax_office'), invoice.tax_office] as const]),
            [t(invoice.is_abroad ? 'tax_no_abroad' : 'tax_no'), invoice.tax_no || '–'],
          ]}
        />
      )}
    </Part>
  )
}
