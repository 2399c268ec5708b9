import { Alert, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, startTransition, useState } from 'react'
import { toastIfDone } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { failureIn } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { isolated } from '#src/base/admin-kit/show/isolated.tsx'
import { formatInstant } from '#src/base/dates.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { ordersAdminPath } from '../../orders.links.ts'
import type { OfficeOrder, OrderEvent } from '../orders.admin.schema.ts'
import { useEventText } from './event-text.ts'

/** An order on its screen, and a way to load it again. */
export type OpenOrder = { order: OfficeOrder; reload: () => Promise<unknown> }

type Decision = {
  method: 'POST' | 'PUT'
  part: string
  body: object
  onRefused?: (refused: Refused) => void
}

/**
 * Sends a decision on an order as it was when the dialog opened. A refusal stays in the dialog; when somebody changed the order in
 * between, it is loaded again, and the next click decides on the new one.
 */
export function useDecision({ order, reload }: OpenOrder, onClose: () => void) {
  const [version, setVersion] = useState(order.version)
  const sending = useSend(toastIfDone)
  const send = ({ method, part, body, onRefused }: Decision) =>
    sending.send(method, `${ordersAdminPath}/${order.id}${part}`, {
      body: { ...body, version },
      onDone: async () => {
        // Reloads before it closes: a dialog that opens next would send the old version, and be refused.
        await reload()
        startTransition(onClose)
      },
      onRefused: (refused) => {
        if (typeof refused.facts.version === 'number') setVersion(refused.facts.version)
        if (refused.status === 409 || refused.status === 404) void reload()
        onRefused?.(refused)
      },
    })
  return { ...sending, send }
}
export type DecisionState = ReturnType<typeof useDecision>

type Props = {
  open: OpenOrder
  title: string
  decision: DecisionState
  /** label of the submit button */
  yes: string
  isDangerous?: boolean
  isDisabled?: boolean
  onSubmit: () => void
  onClose: () => void
  /** shown under a refusal that a second click accepts */
  question?: ReactNode
  children: ReactNode
}

export function DecisionDialog(props: Props) {
  const {
    open,
    title,
    decision,
    yes,
    isDangerous = false,
    isDisabled = false,
    onSubmit,
    onClose,
    question,
    children,
  } = props
  useReturnFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isDisabled) onSubmit()
  }
  return (
    <Modal opened onClose={onClose} title={title} centered closeOnClickOutside={false}>
      <form noValidate onSubmit={submit} style={{ overflowWrap: 'anywhere' }}>
        <Stack gap="sm">
          {children}
          {decision.refused && <Refusal refused={decision.refused} order={open.order} />}
          {question && <div ref={scrollIntoView}>{question}</div>}
          <DialogEnd
            yes={yes}
            isBusy={decision.isBusy}
            isDisabled={isDisabled}
            isDangerous={isDangerous}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}

/** A ref callback, so it scrolls once: a new part may be hidden behind the buttons. */
const scrollIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })

/** The refusal; when the order has changed meanwhile, with the events since. */
function Refusal({ refused, order }: { refused: Refused; order: OfficeOrder }) {
  const { lang } = usePreferences()
  const textOf = useEventText(order.payments)
  const changes = (refused.facts.changes ?? []) as OrderEvent[]
  return (
    <Alert color="red" variant="light" role="alert" ref={scrollIntoView}>
      <Text size="sm">{failureIn(refused)}</Text>
      {changes.map((event) => (
        <Text size="sm" key={event.id}>
          {formatInstant(new Date(event.at), lang)} · {isolated(event.by ?? '')} {textOf(event)}
        </Text>
      ))}
    </Alert>
  )
}
