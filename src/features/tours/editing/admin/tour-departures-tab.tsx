import { Alert, Button, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReadAgain } from '#src/base/admin-kit/form/state/use-read-again.ts'
import { Loading } from '#src/base/admin-kit/loading.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { dayOf, daysBetween } from '#src/base/dates.ts'
import { departureTexts } from '#src/features/departures/board/admin/departures.strings.ts'
import { DeparturesTable } from '#src/features/departures/board/admin/departures-table.tsx'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import type { DepartureList, OfficeDeparture } from '#src/features/departures/board/departures.schema.ts'
import type { TourDates } from './tour-publishing.ts'

type Props = {
  tour: { id: number; name: string; child_bands: readonly { min_age: number; max_age: number }[] }
  /** Called after every load, so after every save too. */
  onListed: (dates: TourDates) => void
}

function datesOf(departures: readonly OfficeDeparture[]): TourDates {
  const today = dayOf(new Date())
  const unsold = departures.filter(
    ({ start_date, status, seats_taken }) => start_date >= today && status !== 'iptal' && seats_taken === 0,
  )
  return {
    on_sale: departures.filter(({ on_sale }) => on_sale).length,
    unsold_days: unsold.map(({ start_date, end_date }) => daysBetween(start_date, end_date) + 1),
  }
}

const pathOf = (id: number, isPast: boolean) => `${departuresAdminPath}?product_id=${id}${isPast ? '&past=1' : ''}`

/** Dates and prices of a tour inside its form. Loaded when the tab is opened; has its own save. */
export function TourDeparturesTab({ tour, onListed }: Props) {
  const t = useOfficeT(departureTexts)
  const { found, failed, again } = useOwnLoad<DepartureList>(pathOf(tour.id, false), null)
  if (found) return <Shown first={found} tour={tour} onListed={onListed} />
  return failed ? <Failed again={again} /> : <Loading label={t('loading')} width="30%" height={280} />
}

function Shown({ first, tour, onListed }: Props & { first: DepartureList }) {
  const t = useOfficeT(departureTexts)
  const [isPast, setPast] = useState(false)
  const [list, reload] = useReadAgain(first, async (isPast: boolean) => {
    const next = await officeApi().get<DepartureList>(pathOf(tour.id, isPast))
    setPast(isPast)
    onListed(datesOf(next.data))
    return next
  })
  /** state of the request for a table with the new band columns */
  const [newer, setNewer] = useState<'requested' | 'failed' | null>(null)
  const show = async (isPast: boolean) => {
    const isRead = await reload(isPast)
    setNewer((before) => (isRead || !before ? null : 'failed'))
    return isRead
  }
  // Its columns are the tour's child bands: when these are saved, the table loads again and keeps what was typed into it.
  const bands = tour.child_bands.map(({ min_age, max_age }) => `${min_age}-${max_age}`).join()
  const shownBands = useRef(bands)
  const showBands = useEffectEvent(() => {
    setNewer('requested')
    void show(isPast)
  })
  useEffect(() => {
    if (shownBands.current !== bands) showBands()
    shownBands.current = bands
  }, [bands])
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {list.may_write ? t('tour_lead') : ''}
      </Text>
      {newer === 'failed' && <Failed again={() => void show(isPast)} />}
      <div inert={newer !== null}>
        <DeparturesTable
          list={list}
          reload={() => show(isPast)}
          past={{ isShown: isPast, show: (isPast) => void show(isPast) }}
          nothing={t('none_of_tour')}
        />
      </div>
    </>
  )
}

function Failed({ again }: { again: () => void }) {
  const t = useOfficeT(departureTexts)
  return (
    <Alert color="red" role="alert" title={t('load_failed')}>
      <Button variant="default" onClick={again}>
        {t('again')}
      </Button>
    </Alert>
  )
}
