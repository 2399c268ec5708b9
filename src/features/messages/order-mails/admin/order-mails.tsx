import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { askConfirm, nothingAfter, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { PartFailed, useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { ListPart, Words } from '#src/base/admin-kit/show/show-parts.tsx'
import { formatInstant } from '#src/base/dates.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { OrderMail, OrderMailText } from '../order-mails.schema.ts'
import { orderMailTexts } from './order-mail.strings.ts'

export function OrderMails({ open }: { open: OpenOrder }) {
  const { order, reload } = open
  const t = useOfficeT(orderMailTexts)
  const path = `${ordersAdminPath}/${order.id}/mails`
  const load = useOwnLoad<OrderMail[]>(path, order)
  const [text, setText] = useState<OrderMailText | null>(null)
  const read = ({ id }: OrderMail) => void officeApi().get<OrderMailText>(`${path}/${id}`).then(setText, nothingAfter)
  const again = async ({ id, subject }: OrderMail) => {
    const text = t('again_text', { subject, to: order.email })
    if (!(await askConfirm({ title: t('again'), text, yes: t('again') }))) return
    if (toastAnswer(await edit(officeApi(), 'POST', `${path}/${id}/again`))) reload()
  }
  if (!load.found) return <PartFailed title={t('title')} load={load} />
  return (
    <>
      <ListPart
        title={t('title')}
        at="mails"
        empty={t('empty')}
        rows={load.found.map((mail) => (
          <Mail
            key={mail.id}
            mail={mail}
            onRead={() => read(mail)}
            onAgain={
              order.may.orders && order.sends_mail && mail.to_customer && order.email !== ''
                ? () => void again(mail)
                : null
            }
          />
        ))}
      >
        {!order.sends_mail && (
          <Text size="xs" c="dimmed" mt="sm">
            {t('no_server')}
          </Text>
        )}
      </ListPart>
      <Modal opened={text !== null} onClose={() => setText(null)} title={text?.subject} size="lg" centered>
        {text && (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {t('to', { to: text.recipient })}
            </Text>
            <Words size="sm">{text.body_text}</Words>
          </>
        )}
      </Modal>
    </>
  )
}

type MailProps = { mail: OrderMail; onRead: () => void; onAgain: (() => void) | null }

function Mail({ mail, onRead, onAgain }: MailProps) {
  const t = useOfficeT(orderMailTexts)
  const { lang } = usePreferences()
  const { subject, to_customer, sent_at, created_at, is_stored, state } = mail
  return (
    <li>
      <Text size="sm">{subject}</Text>
      <Text size="xs" c={state === 'failed' ? 'red' : 'dimmed'}>
        {[t(state), formatInstant(new Date(sent_at ?? created_at), lang), !to_customer && t('to_office')]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {is_stored && (
        <Group gap="xs" mt={6} className={classes.onScreen}>
          <Button size="compact-xs" variant="default" onClick={onRead} aria-label={t('read_of', { subject })}>
            {t('read')}
          </Button>
          {onAgain && (
            <Button size="compact-xs" variant="default" onClick={onAgain} aria-label={t('again_of', { subject })}>
              {t('again')}
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}
