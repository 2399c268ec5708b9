import { type KeyboardEvent, useMemo, useRef } from 'react'
import { textIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { bandPrices } from '../departures.rules.ts'
import type { DepartureTour, OfficeDeparture } from '../departures.schema.ts'
import { departureTexts } from './departures.strings.ts'
import { type Cell, kindOf } from './departures-cells.ts'
import classes from './departures-grid.module.css'
import { directionOf, neighbourOf } from './departures-keys.ts'
import { useRowName } from './departures-marks.tsx'
import { DepartureRow, type GridColumn, type RowActs } from './departures-row.tsx'
import type { DepartureEdits } from './use-departure-edits.ts'

type Props = {
  rows: readonly OfficeDeparture[]
  edits: DepartureEdits
  /** child bands of the table's tour; null for rows of many tours, whose bands differ */
  bands: DepartureTour['child_bands'] | null
  mayWrite: boolean
  /** the user may open the page of a departure */
  mayOpen: boolean
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
  onCopy: (row: OfficeDeparture) => void
  onRemove: (row: OfficeDeparture) => void
}

/** A spreadsheet of departures: every cell is an input, and arrow keys move between cells. */
export function DeparturesGrid({ rows, edits, bands, mayWrite, mayOpen, selected, onSelect, onCopy, onRemove }: Props) {
  const t = useOfficeT(departureTexts)
  const withTour = bands === null
  const nameOf = useRowName(withTour)
  const columns = useColumns(bands)
  const acts = useRef<RowActs>(null as unknown as RowActs)
  acts.current = {
    setText: (row, cell, text) => edits.setCells(row, { [cell]: text }),
    select: ({ id }, isSelected) =>
      onSelect(new Set(isSelected ? [...selected, id] : [...selected].filter((each) => each !== id))),
    save: ({ id }) => void edits.save([id]),
    copy: onCopy,
    remove: onRemove,
  }
  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement) || !input.dataset.cell) return
    const row = rows[(input.closest('tr') as HTMLTableRowElement).sectionRowIndex]!
    const cell = input.dataset.cell as Cell
    if (event.key === 'Escape' && edits.drafts[row.id]?.[cell] !== undefined) {
      event.stopPropagation()
      edits.restore(row, cell)
      // As on entering the cell: the next key replaces its text.
      if (input instanceof HTMLInputElement) requestAnimationFrame(() => input.select())
      return
    }
    const direction = directionOf(event, input)
    if (!direction) return
    // In the last row too: Enter must not submit the form around the table.
    event.preventDefault()
    neighbourOf(input, direction)?.focus()
  }
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const copyLabel = (row: OfficeDeparture) =>
    withTour ? null : [...selected].some((id) => id !== row.id) ? 'copy_selected' : 'copy_below'
  const [start, ...others] = columns
  const head = ({ cell, title }: GridColumn) => (
    <th key={cell} scope="col" className={cell === 'start_date' ? classes.day : undefined} data-kind={kindOf(cell)}>
      {title}
    </th>
  )
  return (
    <section className={classes.scroll} aria-label={t('table')}>
      <table className={classes.grid} aria-label={t('table')} onKeyDown={handleKey} data-check={mayWrite || undefined}>
        <thead>
          <tr>
            {mayWrite && (
              <th scope="col" className={classes.check}>
                <input
                  type="checkbox"
                  aria-label={t('select_all')}
                  checked={isAll}
                  onChange={() => onSelect(new Set(isAll ? [] : rows.map(({ id }) => id)))}
                />
              </th>
            )}
            {head(start!)}
            {withTour && <th scope="col">{t('col_tour')}</th>}
            {others.slice(0, 3).map(head)}
            <th scope="col">{t('sold')}</th>
            {others.slice(3).map(head)}
            {mayWrite && <td className={classes.acts} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DepartureRow
              key={row.id}
              row={row}
              name={nameOf(row)}
              columns={columns}
              draft={edits.drafts[row.id]}
              problems={edits.problems[row.id]}
              isSelected={selected.has(row.id)}
              withTour={withTour}
              mayWrite={mayWrite}
              mayOpen={mayOpen}
              copyLabel={copyLabel(row)}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useColumns(bands: DepartureTour['child_bands'] | null): readonly GridColumn[] {
  const { lang } = usePreferences()
  // One list for all rows and renders, so that an unchanged row is not rendered again.
  return useMemo(() => columnsOf(bands, textIn(departureTexts, lang)), [bands, lang])
}

function columnsOf(
  bands: DepartureTour['child_bands'] | null,
  t: ReturnType<typeof textIn<typeof departureTexts>>,
): readonly GridColumn[] {
  return [
    { cell: 'start_date', title: t('start_date') },
    { cell: 'end_date', title: t('end_date') },
    { cell: 'status', title: t('status') },
    { cell: 'quota', title: t('quota') },
    { cell: 'multi_room_price', title: t('multi_room_price') },
    { cell: 'single_room_price', title: t('single_room_price') },
    ...(bands ?? []).map(({ band, min_age, max_age }) => ({
      cell: bandPrices[band - 1]!,
      title: t('child_price', { ages: `${min_age}-${max_age}` }),
    })),
    { cell: 'currency', title: t('currency') },
    { cell: 'sales_cutoff_days', title: t('sales_cutoff_days') },
    { cell: 'min_participants', title: t('min_participants') },
    { cell: 'note', title: t('note_short') },
  ]
}
