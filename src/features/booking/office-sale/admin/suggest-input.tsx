import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'

type Props<T> = Omit<TextInputProps, 'onChange' | 'value'> & {
  /** name of the list, for screen readers */
  listLabel: string
  value: string
  onChange: (text: string) => void
  /** Searches for the text. Called for texts of at least `min` characters. */
  find: (text: string, signal: AbortSignal) => Promise<T[]>
  min: number
  keyOf: (option: T) => string
  render: (option: T) => ReactNode
  onPick: (option: T) => void
  /** Enter picks the first option. Otherwise one has to be chosen with the arrows. */
  picksFirst?: boolean
  /** shown when nothing is found; omitted: the list stays closed */
  empty?: string
  failed?: string
}

/** A text field with suggestions of the server: arrows and Enter pick one, Escape closes the list. */
export function SuggestInput<T>(props: Props<T>) {
  const { listLabel, value, onChange, find, min, keyOf, render, onPick, picksFirst, empty, failed, ...input } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [isTyping, setTyping] = useState(false)
  const { found, isOld } = useFound(find, isTyping && value.trim().length >= min ? value : null)
  const options = found === 'failed' ? [] : (found ?? [])
  const note = found === 'failed' ? failed : found?.length === 0 ? empty : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first option is chosen when the options change
  useEffect(() => {
    if (isOld) combobox.resetSelectedOption()
    else if (picksFirst && options.length > 0) combobox.selectFirstOption()
  }, [found, isOld])
  const close = () => {
    setTyping(false)
    combobox.closeDropdown()
  }
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(key) => {
        const option = options.find((each) => keyOf(each) === key)
        close()
        if (option) onPick(option)
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            setTyping(true)
            combobox.openDropdown()
          }}
          onBlur={close}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0 && !note}>
        <Combobox.Options aria-label={listLabel} mah={320} style={{ overflowY: 'auto' }}>
          {options.map((option) => (
            <Combobox.Option key={keyOf(option)} value={keyOf(option)} disabled={isOld}>
              {render(option)}
            </Combobox.Option>
          ))}
          {note && <Combobox.Empty>{note}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** ms after the last key. */
const pause = 150

type Found<T> = {
  found: T[] | 'failed' | null /** found for an earlier text: shown, but not to be chosen */
  isOld: boolean
}

/** What was found for the text; null before the first answer. */
function useFound<T>(find: Props<T>['find'], text: string | null): Found<T> {
  const [found, setFound] = useState<{ text: string; options: T[] | 'failed' } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` is made at every render
  useEffect(() => {
    if (text === null) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      try {
        setFound({ text, options: await find(text, control.signal) })
      } catch {
        if (!control.signal.aborted) setFound({ text, options: 'failed' })
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [text])
  return { found: text !== null && found ? found.options : null, isOld: found?.text !== text }
}
