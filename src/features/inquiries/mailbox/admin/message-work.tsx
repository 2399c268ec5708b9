import { Select, Stack } from '@mantine/core'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { Part } from '#src/base/admin-kit/show/show-parts.tsx'
import { messageStates, messagesApiPath } from '../mailbox.links.ts'
import type { Message } from '../mailbox.schema.ts'
import { stateTexts } from './mailbox-page.strings.ts'
import { messageTexts } from './message.strings.ts'

type Props = {
  message: Message
  onSaved: (message: Message) => void
  /** Loads concurrent changes of others. */
  onRefused: () => Promise<void>
}

/** State and assignee, saved when they are chosen. */
export function MessageWork({ message: { id, state, assignee, staff, version }, onSaved, onRefused }: Props) {
  const t = useOfficeT(messageTexts)
  const tState = useOfficeT(stateTexts)
  const { send, isBusy } = useSend()
  const onDone = ({ data }: Edited<Message>) => onSaved(data)
  const save = (change: { state: string } | { assignee_id: string }) =>
    send('PUT', `${messagesApiPath}/${id}`, { body: { ...change, version }, onDone, onRefused })
  // An assignee whose account is closed is still shown.
  const known = assignee && !staff.some((each) => each.id === assignee.id) ? [assignee, ...staff] : staff
  return (
    <Part title={t('work')}>
      <Stack gap="sm">
        <Select
          label={t('state')}
          data={messageStates.map((value) => ({ value, label: tState(value) }))}
          value={state}
          onChange={(value) => value && value !== state && void save({ state: value })}
          allowDeselect={false}
          readOnly={isBusy}
        />
        <Select
          label={t('assignee')}
          placeholder={t('nobody')}
          data={known.map((each) => ({ value: String(each.id), label: each.name }))}
          value={assignee ? String(assignee.id) : null}
          onChange={(value) => void save({ assignee_id: value ?? '' })}
          clearable
          searchable={known.length > 7}
          // Typing replaces the name.
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly={isBusy}
        />
      </Stack>
    </Part>
  )
}
