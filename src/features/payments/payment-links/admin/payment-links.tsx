import { Badge, Button, CopyButton, Group, Text } from '@mantine/core'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { askConfirm, nothingAfter, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { ListPart } from '#src/base/admin-kit/show/show-parts.tsx'
import { formatDay, formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { mayMailTo } from '#src/features/orders/book/admin/mail-sentence.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { OrderLinks } from '../payment-links.schema.ts'
import { PaymentLinkDialog } from './payment-link-dialog.tsx'
import { paymentLinkTexts } from './payment-links.strings.ts'

type Link = OrderLinks['links'][number]

const colours = {
  acik: 'blue',
  odendi: 'green',
  'geri-cekildi': 'gray',
  'suresi-doldu': 'orange',
  kapali: 'gray',
} as const

/** Links with which an order is paid by card. Nothing for an agency without card payments and an order without links. */
export function PaymentLinks({ open }: { open: OpenOrder }) {
  const t = useOfficeT(paymentLinkTexts)
  // Money that came changes what links can ask for: the version of the order changes with it.
  const links = `${ordersAdminPath}/${open.order.id}/payment-links`
  const { found, again } = useOwnLoad<OrderLinks>(links, open.order.version, nothingAfter)
  const [isMaking, setMaking] = useState(false)
  if (!found || (found.choices.length === 0 && found.links.length === 0 && !isMaking)) return null
  const reload = () => {
    again()
    return open.reload()
  }
  return (
    <ListPart
      title={t('title')}
      empty={t('empty')}
      rows={found.links.map((link) => <Row key={link.id} open={{ ...open, reload }} link={link} />)}
    >
      {found.choices.length > 0 && (
        <div className={classes.onScreen}>
          <Button
            size="xs"
            variant="default"
            mt="sm"
            onClick={() => setMaking(true)}
            leftSection={<Link2 size={16} aria-hidden />}
          >
            {t('make')}
          </Button>
        </div>
      )}
      {isMaking && (
        <PaymentLinkDialog open={{ ...open, reload }} choices={found.choices} onClose={() => setMaking(false)} />
      )}
    </ListPart>
  )
}

function Row({ open: { order, reload }, link }: { open: OpenOrder; link: Link }) {
  const t = useOfficeT(paymentLinkTexts)
  const { lang } = usePreferences()
  const { id, state, amount, paid, currency, purpose, valid_until, created_at, created_by, mailed_at, url } = link
  const money = (major: number) => formatMoney(major, currency, lang)
  const path = `${ordersAdminPath}/${order.id}/payment-links/${id}`
  const ask = async (deed: 'mail' | 'withdraw', text: string) => {
    if (!(await askConfirm({ title: t(deed), text, yes: t(deed), isDangerous: deed === 'withdraw' }))) return
    if (toastAnswer(await edit(officeApi(), 'POST', `${path}/${deed}`))) void reload()
  }
  const facts = [
    paid > 0 && state !== 'odendi' && t('paid_part', { amount: money(paid) }),
    t('until', { day: formatDay(valid_until, lang) }),
    [created_by, formatInstant(new Date(created_at), lang)].filter(Boolean).join(', '),
    mailed_at && t('mailed', { when: formatInstant(new Date(mailed_at), lang) }),
  ]
  return (
    <li>
      <Text fw={600}>
        {money(amount)}{' '}
        <Badge component="span" color={colours[state]} variant="light">
          {t(state)}
        </Badge>
      </Text>
      <Text size="sm">{purpose}</Text>
      <Text size="xs" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {state === 'acik' && (
        <Group gap="xs" mt={6} className={classes.onScreen}>
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button size="compact-xs" variant="default" onClick={copy} aria-label={t('copy_of', { purpose })}>
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
          {mayMailTo(order) && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => void ask('mail', t('mail_text', { to: order.email }))}
            >
              {t('mail')}
            </Button>
          )}
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => void ask('withdraw', t('withdraw_text'))}
            aria-label={t('withdraw_of', { purpose })}
          >
            {t('withdraw')}
          </Button>
        </Group>
      )}
    </li>
  )
}
