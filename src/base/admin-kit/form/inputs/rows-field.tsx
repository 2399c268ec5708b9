import { ActionIcon, Button, Flex, Group, Input } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dimmed } from '../../show/dimmed.tsx'

type Props<Row> = {
  label: string
  help?: string | undefined
  error?: ReactNode
  required?: boolean
  rows: readonly Row[]
  set: (rows: Row[]) => void
  empty: () => Row
  texts: {
    add: string
    /** @param n from 1 */
    remove: (n: number) => string
    /** in the place of the rows while there are none */
    none?: string
  }
  /** fewest and most rows */
  min?: number
  max: number
  /** Inputs of a row; each names its row for screen readers. @param n from 1 */
  children: (row: Row, change: (part: Partial<Row>) => void, n: number) => ReactNode
  /** under the rows */
  below?: ReactNode
}

/** Rows of a few inputs each, to add and to remove. Their order has no meaning. */
export function RowsField<Row>(props: Props<Row>) {
  const { label, help, error, required = false, rows, set, empty, texts, min = 0, max, children, below } = props
  const change = (at: number) => (part: Partial<Row>) =>
    set(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  return (
    <Input.Wrapper
      label={label}
      description={help}
      labelElement="div"
      role="group"
      error={error}
      aria-label={label}
      required={required}
    >
      {/* On a phone a row may take two lines, which stay closer to each other than to the next row. */}
      <Flex direction="column" gap={{ base: 18, sm: 8 }} mt={8}>
        {rows.length === 0 && texts.none && <Dimmed>{texts.none}</Dimmed>}
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
          <Group key={at} gap={8} align="flex-start">
            {children(row, change(at), at + 1)}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={texts.remove(at + 1)}
              disabled={rows.length <= min}
              onClick={() => set(rows.filter((_, place) => place !== at))}
            >
              <X />
            </ActionIcon>
          </Group>
        ))}
        {rows.length < max && (
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => set([...rows, empty()])}
          >
            {texts.add}
          </Button>
        )}
        {below}
      </Flex>
    </Input.Wrapper>
  )
}
