import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  head: readonly string[]
  /** columns at the beginning that name a row; amounts follow */
  named: number
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** title of the last row */
  sum: string
  /** cells of the last row behind its title */
  sums: readonly ReactNode[]
  minWidth: number
}

export function SumsTable({ head, named, rows, sum, sums, minWidth }: Props) {
  const end = (at: number) => (at < named ? undefined : ('right' as const))
  return (
    <Table.ScrollContainer minWidth={minWidth}>
      <Table verticalSpacing="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Table.Thead>
          <Table.Tr>
            {head.map((title, at) => (
              <Table.Th key={title} ta={end(at)}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((cell, at) => (
                <Table.Td key={head[at]} ta={end(at)} style={{ whiteSpace: 'nowrap' }}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={named} scope="row">
              {sum}
            </Table.Th>
            {sums.map((cell, at) => (
              <Table.Td key={head[at + named]} ta="right" fw={700} style={{ whiteSpace: 'nowrap' }}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  )
}
