import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Alert, Box, Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { GripVertical, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import type { Answer } from '#src/base/http/client/client.ts'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import type { DepartureOrder } from '#src/features/operations/departures/departure-lists.schema.ts'
import { departureListTexts } from '#src/features/operations/departures/departure-lists.strings.ts'
import { fullName, type NumberedRoom, partyOfRoom } from '#src/features/operations/departures/passengers.rules.ts'
import { carriedOver, moved } from '#src/features/operations/departures/room-plan.rules.ts'
import { kindOf } from '#src/features/operations/departures/rooms.rules.ts'
import { departureShowTexts } from './departure-show.strings.ts'
import classes from './room-plan.module.css'

type Person = NumberedRoom<DepartureOrder>['people'][number]
type Props = {
  departure: number
  rooms: readonly NumberedRoom<DepartureOrder>[]
  /** of `rooms` */
  version: number
  /** the office has saved a plan before */
  isPlanned: boolean
  reload: () => Promise<unknown>
  onClose: () => void
}

const isStale = (answer: Answer<unknown>) => !answer.ok && typeof answer.facts.version === 'number'

const keyOf = ({ person }: Person) => `${person.item_id} ${person.seat}`

/** Who sleeps with whom: people are dragged into another room, or moved by the select beside their name. */
export function RoomPlanEditor({ departure, rooms: saved, version, isPlanned, reload, onClose }: Props) {
  const t = useOfficeT(departureShowTexts)
  const current = saved.map(({ people }) => [...people])
  const [planned, setRooms] = useState<Person[][]>(current)
  const [seen, setSeen] = useState(version)
  const [conflict, setConflict] = useState<string | null>(null)
  const { send, isBusy } = useSend((answer) => isStale(answer) || toastAnswer(answer))
  const [hasMoved, setMoved] = useState(false)
  const rooms = seen === version ? carriedOver(planned, current, keyOf) : planned
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [chosen, setChosen] = useState('')
  const move = (key: string, to: number) => {
    setRooms(moved(rooms, keyOf, key, to))
    setMoved(true)
  }
  const choose = (key: string, to: number) => {
    setChosen(key)
    move(key, to)
  }
  const drop = ({ active, over }: DragEndEvent) => over && move(String(active.id), Number(over.id))
  /** @returns whether it is saved */
  const save = async (plan: Person[][], isLeaving = false): Promise<boolean> => {
    const places = plan
      .filter((people) => people.length > 0)
      .map((people) => people.map(({ person }) => ({ item_id: person.item_id, seat: person.seat })))
    return send('PUT', `${departuresAdminPath}/${departure}/rooms`, {
      body: { rooms: places, version: seen },
      onDone: () => isLeaving || onClose(),
      onRefused: async (refused) => {
        if (!isStale(refused)) return
        await reload()
        setSeen(refused.facts.version as number)
        setConflict(failureIn(refused))
      },
    })
  }
  useHotkeys([['mod+S', () => void save(rooms)]], [])
  const open = () => {
    setRooms(current)
    setSeen(version)
    setConflict(null)
    setMoved(false)
  }
  return (
    <Box px="md" pb="md">
      {/* Stays open after a save on leaving: the guard then navigates. */}
      <LeaveGuard isDirty={hasMoved} save={() => save(rooms, true)} />
      <Dimmed mb="sm">{t('plan_how')}</Dimmed>
      <DndContext id={useId()} sensors={sensors} onDragEnd={drop}>
        <SimpleGrid minColWidth="min(19rem, 100%)" spacing="sm">
          {[...rooms, []].map((people, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
            <Room key={at} at={at} people={people} count={rooms.length} chosen={chosen} onChoose={choose} />
          ))}
        </SimpleGrid>
      </DndContext>
      {conflict && (
        <Alert color="yellow" mt="md">
          <Text size="sm">{conflict}</Text>
          <Button mt="xs" size="xs" variant="default" onClick={open}>
            {t('plan_current')}
          </Button>
        </Alert>
      )}
      <Group justify="space-between" mt="md">
        <div>
          {isPlanned && (
            <Button variant="subtle" disabled={isBusy} onClick={() => void save([])}>
              {t('plan_forget')}
            </Button>
          )}
        </div>
        <DialogEnd yes={t('plan_save')} onYes={() => void save(rooms)} isBusy={isBusy} onClose={onClose} />
      </Group>
    </Box>
  )
}

type RoomProps = {
  at: number
  people: readonly Person[]
  count: number
  /** key of the person who was moved last by the select */
  chosen: string
  onChoose: (key: string, to: number) => void
}

function Room({ at, people, count, chosen, onChoose }: RoomProps) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const { setNodeRef, isOver } = useDroppable({ id: at })
  const isNew = at === count
  return (
    <section ref={setNodeRef} className={classes.room} data-over={isOver || undefined} data-new={isNew || undefined}>
      <Text size="sm" fw={600} mb={6}>
        {isNew ? (
          <>
            <Plus size={14} /> {t('plan_new')}
          </>
        ) : (
          <>
            {t('plan_room', { n: at + 1 })}
            {people.length > 0 && (
              <Dimmed span size="xs" fw={400}>
                {' '}
                · {tList(kindOf(partyOfRoom({ people: [...people] })))}
              </Dimmed>
            )}
          </>
        )}
      </Text>
      {people.map((each) => (
        <Sleeper
          key={keyOf(each)}
          each={each}
          at={at}
          count={count}
          isChosen={keyOf(each) === chosen}
          onChoose={onChoose}
        />
      ))}
      {!isNew && people.length === 0 && <Dimmed size="xs">{t('plan_empty')}</Dimmed>}
    </section>
  )
}

type SleeperProps = Pick<RoomProps, 'at' | 'count' | 'onChoose'> & { each: Person; isChosen: boolean }

function Sleeper({ each, at, count, isChosen, onChoose }: SleeperProps) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const { person, order } = each
  const key = keyOf(each)
  const { setNodeRef, listeners, transform } = useDraggable({ id: key })
  const list = useRef<HTMLSelectElement>(null)
  // In another room the person is a new element, which gets the focus.
  useEffect(() => {
    if (isChosen) list.current?.focus()
  }, [isChosen])
  const kind = person.is_child && person.age !== null ? t('child_of', { age: person.age }) : tList('adult')
  const name = fullName(person) || t('plan_unnamed', { name: order.name })
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)`, zIndex: 2 } : undefined
  return (
    <div ref={setNodeRef} className={classes.person} style={style}>
      {/* The select beside it does the same by keyboard. */}
      <span {...listeners} aria-hidden="true" className={classes.grip}>
        <GripVertical />
      </span>
      <div className={classes.name}>
        <Text size="sm">
          <bdi>{name}</bdi>
        </Text>
        <Dimmed size="xs">
          {kind} · {order.order_no}
        </Dimmed>
        {order.message !== '' && (
          <Text size="xs" lineClamp={2} title={order.message}>
            {tList('message')}: {order.message}
          </Text>
        )}
      </div>
      <NativeSelect
        ref={list}
        size="xs"
        aria-label={t('plan_room_of', { name })}
        value={at}
        onChange={({ currentTarget }) => onChoose(key, Number(currentTarget.value))}
        data={[
          ...Array.from({ length: count }, (_, room) => ({
            value: String(room),
            label: t('plan_room', { n: room + 1 }),
          })),
          { value: String(count), label: t('plan_new') },
        ]}
      />
    </div>
  )
}
