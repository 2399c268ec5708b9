import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { Suspense, use, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useSay } from '#src/base/admin-kit/texts.ts'
import { departuresAdminPath } from '../departures.links.ts'
import type { DepartureList } from '../departures.schema.ts'
import { DeparturesTable } from './departures-table.tsx'
import { departureWords } from './departures-texts.ts'

type Props = {
  tour: { id: number; name: string; child_bands: readonly { min_age: number; max_age: number }[] }
}

type Loaded = DepartureList | null

/** @returns null when it could not be had; the screen around it stays */
async function load(id: number, isPast: boolean): Promise<Loaded> {
  try {
    return await officeApi().get<DepartureList>(`${departuresAdminPath}?product_id=${id}${isPast ? '&past=1' : ''}`)
  } catch {
    return null
  }
}

/** Dates and prices of a tour, inside its update screen. Loaded when it is opened, and saved by itself. */
export function TourDeparturesTab({ tour }: Props) {
  // Its columns are the tour's age bands: when these are saved, the table is another.
  const bands = tour.child_bands.map(({ min_age, max_age }) => `${min_age}-${max_age}`).join()
  return <Opened key={`${tour.id} ${bands}`} id={tour.id} />
}

function Opened({ id }: { id: number }) {
  const [first, setFirst] = useState(() => load(id, false))
  return (
    <Suspense fallback={<Loading />}>
      <Shown first={first} id={id} again={() => setFirst(load(id, false))} />
    </Suspense>
  )
}

function Shown({ first, id, again }: { first: Promise<Loaded>; id: number; again: () => void }) {
  const say = useSay(departureWords)
  const atFirst = use(first)
  const [since, setSince] = useState<{ list: DepartureList; isPast: boolean } | null>(null)
  const { list, isPast } = since ?? { list: atFirst, isPast: false }
  const show = async (isPast: boolean) => {
    const next = await load(id, isPast)
    if (next) setSince({ list: next, isPast })
  }
  if (!list)
    return (
      <Alert color="red" role="alert" title={say('load_failed')}>
        <Button variant="default" onClick={again}>
          {say('again')}
        </Button>
      </Alert>
    )
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {list.may_write ? say('tour_lead') : ''}
      </Text>
      <DeparturesTable
        list={list}
        reload={() => show(isPast)}
        past={{ isShown: isPast, show: (isPast) => void show(isPast) }}
        nothing={say('none_of_tour')}
      />
    </>
  )
}

function Loading() {
  const say = useSay(departureWords)
  return (
    <Stack aria-busy="true">
      <Text role="status" c="dimmed">
        {say('loading')}
      </Text>
      <Skeleton height={36} width="30%" />
      <Skeleton height={280} />
    </Stack>
  )
}
