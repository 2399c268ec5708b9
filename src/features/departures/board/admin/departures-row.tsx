import { VisuallyHidden } from '@mantine/core'
import { Check, CopyCheck, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatShortWeekday } from '#src/base/dates.ts'
import { currencies, currencySymbol } from '#src/base/money.ts'
import { departureScreen, departuresPath } from '../departures.links.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import { departureTexts, doesKey, statuses } from './departures.strings.ts'
import { type Cell, type Draft, kindOf, savedText } from './departures-cells.ts'
import classes from './departures-grid.module.css'
import { SeatBar, StatusMark } from './departures-marks.tsx'
import type { Problems } from './departures-write.ts'

export type GridColumn = { cell: Cell; title: string }

/** A row's actions, read from a ref at the event, so that a row renders again only when it changes. */
export type RowActs = {
  setText: (row: OfficeDeparture, cell: Cell, text: string) => void
  select: (row: OfficeDeparture, isSelected: boolean) => void
  save: (row: OfficeDeparture) => void
  copy: (row: OfficeDeparture) => void
  remove: (row: OfficeDeparture) => void
}

type Props = {
  row: OfficeDeparture
  name: string
  columns: readonly GridColumn[]
  draft: Draft | undefined
  problems: Problems | undefined
  isSelected: boolean
  withTour: boolean
  mayWrite: boolean
  mayOpen: boolean
  /** Text key of the copy button; null where prices of one row do not fit another. */
  copyLabel: 'copy_below' | 'copy_selected' | null
  acts: { current: RowActs }
}

export const DepartureRow = memo(function DepartureRow(props: Props) {
  const { row, name, columns, draft, problems, isSelected, withTour, mayWrite, mayOpen, copyLabel, acts } = props
  const t = useOfficeT(departureTexts)
  const tKit = useOfficeT(kitTexts)
  const isChanged = draft !== undefined
  const [start, ...others] = columns
  const cellOf = (column: GridColumn) => (
    <RowCell key={column.cell} {...{ row, column, name, draft, problems, mayWrite, acts }} />
  )
  return (
    <tr data-selected={isSelected || undefined} data-changed={isChanged || undefined}>
      {mayWrite && (
        <td className={classes.check}>
          <input
            type="checkbox"
            aria-label={t('select_row', { row: name })}
            checked={isSelected}
            onChange={({ currentTarget }) => acts.current.select(row, currentTarget.checked)}
          />
        </td>
      )}
      {cellOf(start!)}
      {withTour && (
        <td className={classes.tour}>
          <Link to={`${departuresPath}?view=table&product_id=${row.product_id}`}>{row.tour_name}</Link>
          <small>{row.tour_code}</small>
        </td>
      )}
      {others.slice(0, 3).map(cellOf)}
      <td className={classes.taken}>
        {mayOpen ? (
          <Link to={departureScreen} state={targetOf(row)} title={t('open_departure')}>
            <SeatBar departure={row} showsFree />
            <VisuallyHidden>{t('open_row', { row: name })}</VisuallyHidden>
          </Link>
        ) : (
          <SeatBar departure={row} showsFree />
        )}
      </td>
      {others.slice(3).map(cellOf)}
      {mayWrite && (
        <td className={classes.acts}>
          {isChanged && (
            <button
              type="button"
              aria-label={t('save_row', { row: name })}
              title={t('save_row', { row: name })}
              onClick={() => acts.current.save(row)}
            >
              <Check size={18} aria-hidden="true" />
            </button>
          )}
          {copyLabel && (
            <button
              type="button"
              aria-label={`${t(copyLabel)}: ${name}`}
              title={t(copyLabel)}
              onClick={() => acts.current.copy(row)}
            >
              <CopyCheck size={18} aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            data-danger
            aria-label={`${tKit('delete')}: ${name}`}
            title={tKit('delete')}
            onClick={() => acts.current.remove(row)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        </td>
      )}
    </tr>
  )
})

type CellProps = Pick<Props, 'row' | 'name' | 'draft' | 'problems' | 'mayWrite' | 'acts'> & { column: GridColumn }

function RowCell({ row, column: { cell, title }, name, draft, problems, mayWrite, acts }: CellProps) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const text = draft?.[cell] ?? savedText(row, cell, lang)
  const problem = problems?.[cell]
  const problemId = `${cell}-${row.id}-problem`
  const note = cell === 'status' && text === 'iptal' ? cancelNote(row) : null
  const noteId = `${cell}-${row.id}-note`
  const described = [problem !== undefined && problemId, note && noteId].filter(Boolean).join(' ')
  const isDay = kindOf(cell) === 'day'
  const isFixed = isDay && row.seats_taken > 0
  const common = {
    'data-cell': cell,
    'aria-label': t('cell', { column: title, row: name }),
    'aria-invalid': problem !== undefined,
    ...(described !== '' && { 'aria-describedby': described }),
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      acts.current.setText(row, cell, currentTarget.value),
  }
  return (
    <td
      className={cell === 'start_date' ? classes.day : undefined}
      data-kind={kindOf(cell)}
      data-changed={draft?.[cell] !== undefined || undefined}
    >
      {!mayWrite || isFixed ? (
        <ReadOnlyCell row={row} cell={cell} text={text} {...(mayWrite && { why: t('days_fixed') })} />
      ) : cell === 'status' ? (
        <span className={classes.choice}>
          <StatusMark departure={{ ...row, status: text as OfficeDeparture['status'] }} />
          <select {...common}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(status)}: {t(doesKey(status))}
              </option>
            ))}
          </select>
        </span>
      ) : cell === 'currency' ? (
        <select {...common} className={classes.currency}>
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currencySymbol(currency)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          inputMode={kindOf(cell) === 'money' ? 'decimal' : kindOf(cell) === 'whole' ? 'numeric' : undefined}
          placeholder={placeholderOf(row, cell, t('child_hint'))}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {cell === 'start_date' && <small aria-hidden="true">{formatShortWeekday(row.start_date, lang)}</small>}
      {note && (
        <span id={noteId} className={classes.note}>
          {t(note.key, { n: note.n })}
        </span>
      )}
      {problem !== undefined && (
        <span id={problemId} className={classes.problem}>
          {problem}
        </span>
      )}
    </td>
  )
}

/** What a cancelled departure with customers still needs, before and after it is saved. */
function cancelNote({ status, seats_taken, waiting_orders }: OfficeDeparture) {
  if (status !== 'iptal') return seats_taken > 0 ? ({ key: 'cancel_sold', n: seats_taken } as const) : null
  return waiting_orders > 0 ? ({ key: 'why_left_behind', n: waiting_orders } as const) : null
}

/** What an empty cell stands for. */
function placeholderOf(row: OfficeDeparture, cell: Cell, child: string): string | undefined {
  if (cell === 'min_participants') return row.tour_min_participants === null ? '–' : String(row.tour_min_participants)
  return cell.startsWith('child_') ? child : undefined
}

function ReadOnlyCell({ row, cell, text, why }: { row: OfficeDeparture; cell: Cell; text: string; why?: string }) {
  if (cell === 'status')
    return (
      <span className={classes.fixed}>
        <StatusMark departure={row} />
      </span>
    )
  if (cell === 'currency') return <span className={classes.fixed}>{currencySymbol(text)}</span>
  return (
    <span className={classes.fixed} title={why}>
      {text || '–'}
    </span>
  )
}
