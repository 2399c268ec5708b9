import { Button, Group, Text } from '@mantine/core'
import { Check, Download, Plus, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { download } from '#src/base/admin-kit/download.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { useMailSentence } from '#src/features/orders/book/admin/mail-sentence.ts'
import { ReasonDialog } from '#src/features/orders/book/admin/reason-dialog.tsx'
import type { OfficePayment } from '#src/features/orders/book/orders.admin.schema.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { type Difference, differenceIn, MatchDialog, reportedText } from './match-dialog.tsx'
import { paymentTexts } from './payment.strings.ts'
import { PaymentEntryDialog } from './payment-entry-dialog.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

export function PaymentActions({ open, payment }: { open: OpenOrder; payment: OfficePayment }) {
  const { order, reload } = open
  const t = useOfficeT(paymentTexts)
  const tKit = useOfficeT(kitTexts)
  const mailSentence = useMailSentence()
  const { lang } = usePreferences()
  const [dialog, setDialog] = useState<'match' | 'reject' | 'undo' | null>(null)
  const [difference, setDifference] = useState<Difference | null>(null)
  const { send, isBusy } = useSend((answer) => (!answer.ok && differenceIn(answer)) || toastAnswer(answer))
  const part = `/payments/${payment.id}`
  const close = () => {
    setDialog(null)
    setDifference(null)
  }
  const match = () =>
    send('PUT', `${ordersAdminPath}/${order.id}${part}/match`, {
      body: { version: order.version }, // Busy until the order is read again: the next click would decide on the old one.
      onDone: reload,
      onRefused: (refused) => {
        const found = differenceIn(refused)
        if (!found) return refused.status === 409 && reload()
        setDifference(found)
        setDialog('match')
      },
    })
  const isNotice = payment.status === 'bildirildi'
  return (
    <>
      <Group gap="xs" mt="xs">
        {order.may.payments && isNotice && (
          <>
            <Button
              size="xs"
              loading={isBusy}
              onClick={() => void match()}
              leftSection={<Check {...icon} />}
              aria-label={t('match_of', { amount: reportedText(payment, lang) })}
            >
              {t('match')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setDialog('match')}>
              {t(payment.lira ? 'match_other_lira' : 'match_other')}
            </Button>
            <Button
              size="xs"
              variant="light"
              color="red"
              onClick={() => setDialog('reject')}
              leftSection={<X {...icon} />}
            >
              {t('reject')}
            </Button>
          </>
        )}
        {order.may.payments && !isNotice && payment.status !== 'geri-alindi' && payment.card === null && (
          <Button size="xs" variant="default" onClick={() => setDialog('undo')} leftSection={<Undo2 {...icon} />}>
            {t('undo')}
          </Button>
        )}
        {payment.has_receipt && (
          <Button
            size="xs"
            variant="default"
            onClick={() => void download(`${ordersAdminPath}/${order.id}${part}/receipt`, tKit('error'))}
            leftSection={<Download {...icon} />}
          >
            {t('open_receipt')}
          </Button>
        )}
      </Group>
      {dialog === 'match' && <MatchDialog open={open} payment={payment} first={difference} onClose={close} />}
      {dialog === 'reject' && (
        <ReasonDialog
          open={open}
          title={t('reject_title')}
          text={mailSentence(order, t('reject_text'))}
          yes={t('reject')}
          isDangerous
          decide={(reason) => ({ method: 'PUT', part: `${part}/reject`, body: { reason } })}
          onClose={close}
        />
      )}
      {dialog === 'undo' && (
        <ReasonDialog
          open={open}
          title={t('undo_title')}
          text={t('undo_text')}
          yes={t('undo')}
          decide={(reason) => ({ method: 'POST', part: `${part}/undo`, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  )
}

export function PaymentEntries({ open }: { open: OpenOrder }) {
  const t = useOfficeT(paymentTexts)
  const [kind, setKind] = useState<'giris' | 'iade' | null>(null)
  const { order } = open
  const hasMoney = order.sums.some(({ paid, refunded }) => paid > refunded)
  if (!order.may.payments)
    return (
      <Text size="xs" c="dimmed" mt="sm">
        {t('may_not')}
      </Text>
    )
  return (
    <>
      <Group gap="xs" mt="md">
        <Button size="xs" variant="light" onClick={() => setKind('giris')} leftSection={<Plus {...icon} />}>
          {t('enter')}
        </Button>
        {hasMoney && (
          <Button size="xs" variant="default" onClick={() => setKind('iade')} leftSection={<Undo2 {...icon} />}>
            {t('refund')}
          </Button>
        )}
      </Group>
      {kind && <PaymentEntryDialog open={open} kind={kind} onClose={() => setKind(null)} />}
    </>
  )
}
