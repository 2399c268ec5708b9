import { Button, Group, Paper, Switch, Text } from '@mantine/core'
import { CalendarPlus, Save, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { StaleDialog } from '#src/base/admin-kit/form/stale-dialog.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastNote } from '#src/base/admin-kit/toasts.ts'
import { departuresAdminPath } from '../departures.links.ts'
import type { DepartureList, OfficeDeparture } from '../departures.schema.ts'
import { DeparturesAdd } from './add/departures-add.tsx'
import { departureTexts } from './departures.strings.ts'
import { DeparturesBulk } from './departures-bulk.tsx'
import { DeparturesGrid } from './departures-grid.tsx'
import { useRowName } from './departures-marks.tsx'
import { useDepartureEdits } from './use-departure-edits.ts'

type Props = {
  list: DepartureList
  /** loads the rows again and shows them; false when they could not be read */
  reload: () => Promise<boolean>
  /** whether past departures are shown, and how to change it; for one tour's table only */
  past?: { isShown: boolean; show: (isShown: boolean) => void }
  /** text of an empty table */
  nothing: string
}

/** Departures edited in place: a tour's table, or a month's. It has its own save, also inside another form. */
export function DeparturesTable({ list, reload, past, nothing }: Props) {
  const t = useOfficeT(departureTexts)
  const { data: rows, tour, may_write: mayWrite, may_open: mayOpen } = list
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const unselect = () => setSelected(new Set())
  const edits = useDepartureEdits({ rows, tour, reload, onStatusSet: unselect })
  const [isAdding, setAdding] = useState(false)
  const nameOf = useRowName(tour === null)
  const box = useRef<HTMLDivElement>(null)
  const chosen = rows.filter(({ id }) => selected.has(id))
  const { changed, isBusy } = edits
  const count = Object.values(edits.problems).reduce((sum, row) => sum + Object.keys(row).length, 0)

  const showProblem = (isSaved: boolean) => {
    if (!isSaved) requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return isSaved
  }
  const save = () => edits.save().then(showProblem)
  const saveByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    const isHere = box.current?.contains(event.target as Node) ?? false
    if (!isHere && changed.length === 0) return
    event.preventDefault()
    // The keys save this table only, not the form around it.
    if (isHere) event.stopPropagation()
    void save()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => saveByKey(event)
    // In the capture phase, before the form around it.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])

  const copy = (row: OfficeDeparture) => {
    const others = chosen.filter(({ id }) => id !== row.id)
    const to = others.length > 0 ? others : rows.slice(rows.indexOf(row) + 1)
    edits.copyPrices(row, to)
    toastNote(to.length > 0 ? t('copied', { n: to.length }) : t('copied_none'))
  }
  const remove = (row: OfficeDeparture) =>
    confirmDelete(
      nameOf(row),
      () => edit(officeApi(), 'DELETE', `${departuresAdminPath}/${row.id}`),
      () => {
        edits.forget([row.id])
        void reload()
      },
    )
  const stopEnter = (event: KeyboardEvent) => {
    // Not in its dialogs, whose events arrive here through React: Enter submits their forms.
    const isHere = box.current?.contains(event.target as Node)
    if (isHere && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a bubbling Enter would submit the form around the table
    <div ref={box} onKeyDown={stopEnter}>
      <Group mb="sm" gap="sm">
        {mayWrite && tour && (
          <Button
            variant="light"
            leftSection={<CalendarPlus size={16} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('add_many')}
          </Button>
        )}
        {past && (list.past_count > 0 || past.isShown) && (
          <Switch
            label={t('past', { n: list.past_count || rows.length })}
            checked={past.isShown}
            onChange={({ currentTarget }) => past.show(currentTarget.checked)}
          />
        )}
        {mayWrite ? (
          <Group gap="xs" ml="auto">
            <Text size="sm" c={count > 0 ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
              {isBusy
                ? t('saving')
                : count > 0
                  ? t('problems', { n: count })
                  : changed.length > 0
                    ? t('changed_rows', { n: changed.length })
                    : t('all_saved')}
            </Text>
            <Button
              variant="default"
              leftSection={<Undo2 size={16} aria-hidden="true" />}
              disabled={changed.length === 0 || isBusy}
              onClick={() => edits.forget(changed.map(({ id }) => id))}
            >
              {t('undo_all')}
            </Button>
            <Button
              leftSection={<Save size={16} aria-hidden="true" />}
              title={t('save_hint')}
              disabled={changed.length === 0}
              loading={isBusy}
              onClick={() => void save()}
            >
              {t('save_all')}
            </Button>
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            {t('read_lead')}
          </Text>
        )}
      </Group>
      <Paper withBorder>
        {chosen.length > 0 && (
          <DeparturesBulk rows={chosen} withTour={tour === null} edits={edits} onDone={unselect} reload={reload} />
        )}
        {rows.length > 0 ? (
          <DeparturesGrid
            rows={rows}
            edits={edits}
            bands={tour?.child_bands ?? null}
            mayWrite={mayWrite}
            mayOpen={mayOpen}
            selected={selected}
            onSelect={setSelected}
            onCopy={copy}
            onRemove={remove}
          />
        ) : (
          <Text p="xl" ta="center" c="dimmed">
            {nothing}
          </Text>
        )}
      </Paper>
      {mayWrite && tour && tour.child_bands.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('child_help')}
        </Text>
      )}
      {isAdding && <DeparturesAdd tour={tour} onClose={() => setAdding(false)} onMade={reload} />}
      <LeaveGuard isDirty={edits.isUnsaved} save={save} />
      <StaleDialog
        isOpen={edits.isStale}
        isBusy={isBusy}
        onMine={() => void edits.keepMine().then(showProblem)}
        onTheirs={edits.keepTheirs}
        onClose={edits.closeStale}
      />
    </div>
  )
}
