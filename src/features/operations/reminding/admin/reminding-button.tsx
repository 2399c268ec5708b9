import { Alert, Anchor, Button, Checkbox, Modal, Stack, Text } from '@mantine/core'
import { BellRing } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toastFormAnswer } from '#src/base/admin-kit/confirm.tsx'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { formatDay } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { telHref } from '#src/base/phone.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { remindingPath } from '../reminding.links.ts'
import type { LackingOrder, LackingOrders } from '../reminding.schema.ts'
import { remindingTexts } from './reminding.strings.ts'

/** Reminds the customers of a departure of what they have not filled in or paid. */
export function RemindingButton({ departure }: { departure: ShownDeparture }) {
  const t = useOfficeT(remindingTexts)
  const [isOpen, setOpen] = useState(false)
  if (!departure.may_plan || departure.orders.length === 0 || departure.status === 'iptal') return null
  return (
    <>
      <Button variant="default" leftSection={<BellRing size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <RemindingDialog id={departure.id} onClose={() => setOpen(false)} />}
    </>
  )
}

function RemindingDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useOfficeT(remindingTexts)
  const { found, failed } = useOwnLoad<LackingOrders>(remindingPath(id), null)
  const mailable = found?.orders.filter(({ state }) => state === 'gonderilir') ?? []
  const [ticked, setTicked] = useState<string[] | null>(null)
  const chosen = ticked ?? mailable.map((order) => String(order.id))
  const { send, isBusy } = useSend(toastFormAnswer)
  useReturnFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const orders = JSON.stringify(chosen.map(Number))
    if (chosen.length > 0) void send('POST', remindingPath(id), { body: { orders }, onDone: onClose })
  }
  const mayMail = found?.sends_mail ?? true
  return (
    <Modal opened onClose={onClose} title={t('open')} centered size="lg" closeOnClickOutside={false}>
      <form noValidate onSubmit={submit} style={{ overflowWrap: 'anywhere' }}>
        <Stack gap="sm">
          <FailureAlert of={failed} />
          {!failed && (
            <Text size="sm" role="status">
              {t(found === null ? 'loading' : found.orders.length === 0 ? 'none' : 'lead')}
            </Text>
          )}
          {!mayMail && <Alert color="yellow">{t('no_mail_server')}</Alert>}
          {found && (
            <Checkbox.Group value={chosen} onChange={setTicked}>
              <Stack gap="sm">
                {found.orders.map((order) => (
                  <Lacking key={order.id} order={order} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <DialogEnd
            yes={chosen.length === 0 ? t('choose') : t('send', { n: chosen.length })}
            isBusy={isBusy}
            isDisabled={chosen.length === 0 || !mayMail}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}

/** What an order lacks. If it is not mailed: the reason and the customer's telephone. */
function Lacking({ order }: { order: LackingOrder }) {
  const t = useOfficeT(remindingTexts)
  const { lang } = usePreferences()
  const { id, order_no, name, email, phone, travellers, late_since, state } = order
  const lacks = [
    travellers > 0 && t('travellers', { n: travellers }),
    late_since && t('late', { day: formatDay(late_since, lang) }),
  ].filter(Boolean)
  const isMailed = state === 'gonderilir'
  return (
    <div>
      <Checkbox
        value={String(id)}
        label={`${order_no} · ${apart(name)}`}
        description={[lacks.join(', '), isMailed && email].filter(Boolean).join(' · ')}
        disabled={!isMailed}
      />
      {!isMailed && (
        <Text size="xs" c="orange" ml={32}>
          {t(state)}{' '}
          {phone && (
            <Anchor href={telHref(phone)} size="xs">
              {phone}
            </Anchor>
          )}
        </Text>
      )}
    </div>
  )
}
