import { Modal, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastIfDone } from '../confirm.tsx'
import { DialogEnd } from '../form/dialog-end.tsx'
import { useReturnFocus } from '../form/return-focus.ts'
import { useSend } from '../form/use-send.ts'
import { kitTexts } from '../kit.strings.ts'
import { failureIn, useOfficeT } from '../office-texts.ts'
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
  const { send, isBusy, refused, errorOf, forget } = useSend(toastIfDone)
  const replaced = renamed ? undefined : filters.find((one) => one.name === name.trim().replace(/\s+/g, ' '))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onDone = () => {
      onSaved()
      onClose()
    }
    if (renamed) return send('PUT', `${savedFiltersPath}/${renamed.id}`, { body: { name }, onDone })
    if (replaced) return send('PUT', `${savedFiltersPath}/${replaced.id}`, { body: { query }, onDone })
    return send('POST', savedFiltersPath, { body: { screen, name, query }, onDone })
  }
  return (
    <Modal opened onClose={onClose} title={t(renamed ? 'rename_title' : 'save_title')} centered>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={t('name')}
          description={t('save_help')}
          value={name}
          error={errorOf('name') ?? (refused && failureIn(refused))}
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            forget()
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
