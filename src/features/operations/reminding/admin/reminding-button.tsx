import { Alert, Anchor, Button, Checkbox, Modal, Stack, Text } from '@mantine/core'
import { BellRing } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
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
  const [found, setFound] = useState<LackingOrders | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  useReturnFocus()
  useEffect(() => {
    const abort = new AbortController()
    officeApi()
      .get<LackingOrders>(remindingPath(id), abort.signal)
      .then(
        (lacking) => {
          setFound(lacking)
          setChosen(lacking.orders.filter(({ state }) => state === 'gonderilir').map((order) => String(order.id)))
        },
        (error: unknown) => abort.signal.aborted || setFailed(failedOf(error)),
      )
    return () => abort.abort()
  }, [id])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || chosen.length === 0) return
    setBusy(true)
    const orders = JSON.stringify(chosen.map(Number))
    const answer = await officeApi().post<Edited>(remindingPath(id), { orders })
    setBusy(false)
    toastAnswer(answer, failureIn)
    if (answer.ok) onClose()
  }
  const mayMail = found?.sends_mail ?? true
  return (
    <Modal opened onClose={onClose} title={t('open')} centered size="lg" closeOnClickOutside={false}>
      <form noValidate onSubmit={submit} style={{ overflowWrap: 'anywhere' }}>
        <Stack gap="sm">
          {failed && (
            <Alert color="red" variant="light" role="alert">
              {failureIn(failed)}
            </Alert>
          )}
          {!failed && (
            <Text size="sm" role="status">
              {t(found === null ? 'loading' : found.orders.length === 0 ? 'none' : 'lead')}
            </Text>
          )}
          {!mayMail && <Alert color="yellow">{t('no_mail_server')}</Alert>}
          {found && (
            <Checkbox.Group value={chosen} onChange={setChosen}>
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

/** What an order lacks; of one that is not mailed, why, and how to reach its customer. */
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
