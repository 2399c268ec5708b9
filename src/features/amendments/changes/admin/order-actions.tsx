import { Alert, Button, Group, Text } from '@mantine/core'
import { Ban, CalendarPlus, Check, CheckCheck, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { useMailSentence } from '#src/features/orders/book/admin/mail-sentence.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import { ReasonDialog } from '#src/features/orders/book/admin/reason-dialog.tsx'
import { isReleased } from '#src/features/orders/states.ts'
import { type ChangeTarget, changesOf } from '../changes.rules.ts'
import { changeTexts } from './change.strings.ts'
import { ChangeDialog } from './change-dialog.tsx'

const icons: Record<ChangeTarget, LucideIcon> = {
  onayli: Check,
  tamamlandi: CheckCheck,
  opsiyonlu: CalendarPlus,
  iptal: Ban,
}

/** Buttons of the changes that the order's status offers. */
export function OrderActions({ open }: { open: OpenOrder }) {
  const { order } = open
  const t = useOfficeT(changeTexts)
  const [to, setTo] = useState<ChangeTarget | null>(null)
  const targets = changesOf(order, new Date())
  // The reported payment is decided first, because it confirms the order.
  const awaitsMatch = order.payments.some(({ status }) => status === 'bildirildi')
  if (!order.may.orders && (targets.length > 0 || order.cancel_requested_at !== null))
    return (
      <Text size="sm" c="dimmed">
        {t('may_not')}
      </Text>
    )
  return (
    <>
      {targets.length > 0 && (
        <Group gap="xs" role="group" aria-label={t('actions')}>
          {targets.map((target, place) => {
            const Icon = icons[target]
            const label = target === 'opsiyonlu' ? (isReleased(order) ? 'revive' : 'extend') : target
            const isMain = place === 0 && target !== 'iptal' && !awaitsMatch
            return (
              <Button
                key={target}
                variant={isMain ? 'filled' : target === 'iptal' ? 'light' : 'default'}
                color={target === 'iptal' ? 'red' : 'agency'}
                leftSection={<Icon size={16} aria-hidden="true" />}
                onClick={() => setTo(target)}
              >
                {t(label)}
              </Button>
            )
          })}
        </Group>
      )}
      {/* Stays open when a colleague was faster: the dialog shows the refusal. */}
      {to && <ChangeDialog open={open} to={to} onClose={() => setTo(null)} />}
    </>
  )
}

/** The customer's pending request to cancel, with its two answers. */
export function CancelRequest({ open, text, reason }: { open: OpenOrder; text: string; reason: string }) {
  const t = useOfficeT(changeTexts)
  const mailSentence = useMailSentence()
  const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null)
  const close = () => setAnswer(null)
  return (
    <Alert color="red" variant="light" id="cancel-request" tabIndex={-1} className={classes.place}>
      {text}
      {reason !== '' && (
        <Text mt="0.35rem" fw={500} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
      )}
      {open.order.may.orders && (
        <Group gap="xs" mt="sm">
          <Button size="xs" color="red" onClick={() => setAnswer('accept')}>
            {t('accept_cancel')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setAnswer('decline')}>
            {t('decline_cancel')}
          </Button>
        </Group>
      )}
      {answer === 'accept' && <ChangeDialog open={open} to="iptal" onClose={close} />}
      {answer === 'decline' && (
        <ReasonDialog
          open={open}
          title={t('decline_cancel')}
          text={`${t('decline_text')} ${mailSentence(open.order, t('decline_mail'))}`}
          yes={t('decline_cancel')}
          decide={(reason) => ({ method: 'PUT', part: '/cancel-request', body: { answer: 'reddet', reason } })}
          onClose={close}
        />
      )}
    </Alert>
  )
}
