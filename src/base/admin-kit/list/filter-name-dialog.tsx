import { Modal, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogEnd } from '../form/dialog-end.tsx'
import { edit } from '../form/edits.ts'
import { useReturnFocus } from '../form/return-focus.ts'
import { kitTexts } from '../kit.strings.ts'
import { officeApi } from '../office-api.ts'
import { failureIn, useOfficeT } from '../office-texts.ts'
import { toastDone } from '../toasts.ts'
import { savedFilterTexts } from './saved-filters.strings.ts'
import { type FilterScreen, type SavedFilter, savedFiltersPath } from './saved-filters.ts'

type Props = {
  screen: FilterScreen
  filters: readonly SavedFilter[]
  /** Gets another name; null: `query` is saved under a name. */
  renamed: SavedFilter | null
  query: string
  onClose: () => void
  onSaved: () => void
}

/** Asks for the name of a filter and saves it. A name in use replaces that filter, after saying so. */
export function FilterNameDialog({ screen, filters, renamed, query, onClose, onSaved }: Props) {
  const t = useOfficeT(savedFilterTexts)
  const tKit = useOfficeT(kitTexts)
  useReturnFocus()
  const [name, setName] = useState(renamed?.name ?? '')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const replaced = renamed ? undefined : filters.find((one) => one.name === name.trim().replace(/\s+/g, ' '))
  const send = () => {
    if (renamed) return edit(officeApi(), 'PUT', `${savedFiltersPath}/${renamed.id}`, { name })
    if (replaced) return edit(officeApi(), 'PUT', `${savedFiltersPath}/${replaced.id}`, { query })
    return edit(officeApi(), 'POST', savedFiltersPath, { screen, name, query })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const answer = await send()
    setBusy(false)
    if (!answer.ok) return setError(answer.errors.name?.[0] ?? failureIn(answer))
    toastDone(answer.data.message)
    onSaved()
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t(renamed ? 'rename_title' : 'save_title')} centered>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={t('name')}
          description={t('save_help')}
          value={name}
          error={error}
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setError('')
          }}
        />
        <Text size="sm" mt="xs" role="status">
          {replaced && t('taken')}
        </Text>
        <DialogEnd yes={replaced ? t('overwrite') : tKit('save')} isBusy={isBusy} onClose={onClose} />
      </form>
    </Modal>
  )
}
