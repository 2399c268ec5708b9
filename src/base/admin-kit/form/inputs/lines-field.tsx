import { ActionIcon, Button, Group, Input, Stack, Textarea } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { DragHandle, Sortable, useSortableItem } from '#src/base/admin-kit/list/sortable.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { tooLong } from '../too-long.ts'

type Props = {
  label: string
  description?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** error of the whole list */
  error?: ReactNode
  /** Error of one line, by index. */
  errorOf: (index: number) => ReactNode
  max?: number
  lang?: string
}

/** An ordered list of short texts, such as what a tour includes. Enter adds a line; an empty list has one to write into. */
export function LinesField({ label, description, value: lines, onChange, error, errorOf, max, lang }: Props) {
  const t = useOfficeT(kitTexts)
  const value = lines.length > 0 ? lines : ['']
  const box = useRef<HTMLDivElement>(null)
  const focus = (index: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('textarea')[index]?.focus())
  const insertAfter = (index: number) => {
    onChange([...value.slice(0, index + 1), '', ...value.slice(index + 1)])
    focus(index + 1)
  }
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <Stack gap={6} mt={6} ref={box}>
        <Sortable
          layout="rows"
          ids={value.map((_, index) => index + 1)}
          onReorder={(ids) => onChange(ids.map((id) => value[id - 1]!))}
        >
          {value.map((text, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position only
              key={index}
              id={index + 1}
              label={label}
              text={text}
              error={errorOf(index)}
              lang={lang}
              max={max}
              onChange={(next) => onChange(value.map((each, at) => (at === index ? next : each)))}
              onPasteLines={(lines) => {
                // Replaces an empty line, else inserts after it.
                const from = text.trim() === '' ? index : index + 1
                onChange([...value.slice(0, from), ...lines, ...value.slice(index + 1)])
                focus(from + lines.length - 1)
              }}
              onEnter={() => insertAfter(index)}
              onRemove={() => {
                onChange(value.filter((_, at) => at !== index))
                focus(Math.max(0, index - 1))
              }}
            />
          ))}
        </Sortable>
        <Button
          variant="light"
          size="xs"
          leftSection={<Plus size={14} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => insertAfter(value.length - 1)}
        >
          {t('line_add')}
        </Button>
      </Stack>
    </Input.Wrapper>
  )
}

type LineProps = {
  id: number
  label: string
  text: string
  error: ReactNode
  max: number | undefined
  lang: string | undefined
  onChange: (text: string) => void
  /** Called for pasted text of two lines or more. */
  onPasteLines: (lines: string[]) => void
  onEnter: () => void
  onRemove: () => void
}

function Line({ id, label, text, error, max, lang, onChange, onPasteLines, onEnter, onRemove }: LineProps) {
  const t = useOfficeT(kitTexts)
  const item = useSortableItem(id)
  return (
    <Group ref={item.ref} style={item.style} gap={4} wrap="nowrap" align="flex-start">
      <DragHandle {...item.handle} label={t('line_move', { n: id })} />
      <Textarea
        flex={1}
        autosize
        minRows={1}
        aria-label={t('line_n', { label, n: id })}
        value={text}
        error={error ?? (max === undefined ? undefined : tooLong(text, max))}
        lang={lang}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData('text/plain')
            .split(/\r?\n/)
            .flatMap((line) => line.trim() || [])
          if (lines.length < 2) return
          event.preventDefault()
          onPasteLines(lines)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('line_remove', { n: id })} onClick={onRemove}>
        <X />
      </ActionIcon>
    </Group>
  )
}
