import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useReducedMotion } from '@mantine/hooks'
import { GripVertical } from 'lucide-react'
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import classes from './sortable.module.css'
import { announcementsOf, sortableTexts } from './sortable-announcements.ts'

const layouts = {
  rows: { strategy: verticalListSortingStrategy, modifiers: [downOnly] },
  grid: { strategy: rectSortingStrategy, modifiers: [] },
}

type Props = {
  /** in the order that is shown */
  ids: readonly number[]
  /** The new order of the same ids. Show it at once: what is dropped jumps back as long as `ids` are the old ones. */
  onReorder: (ids: number[]) => void
  layout: keyof typeof layouts
  children: ReactNode
}

/**
 * Things whose order staff change by mouse, finger or keyboard, each by its DragHandle. Stands around a whole table, for
 * it adds elements of its own.
 */
export function Sortable({ ids, onReorder, layout, children }: Props) {
  const t = useOfficeT(sortableTexts)
  const { lang } = usePreferences()
  const isCalm = useReducedMotion()
  const { strategy, modifiers } = layouts[layout]
  const sensors = useSensors(
    // A click is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: isCalm ? 'auto' : 'smooth',
    }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(Number(active.id))
    const to = over ? ids.indexOf(Number(over.id)) : from
    if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove([...ids], from, to))
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      modifiers={modifiers}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(ids, lang),
        screenReaderInstructions: { draggable: t('how') },
      }}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

export type SortableItem = {
  /** of the element that moves: <tr ref={item.ref} style={item.style}> */
  ref: (element: HTMLElement | null) => void
  style: CSSProperties
  isDragging: boolean
  /** for its <DragHandle {...item.handle} label=…> */
  handle: Omit<ComponentProps<'button'>, 'children'>
}

/** One thing of the Sortable around it. */
export function useSortableItem(id: number): SortableItem {
  const t = useOfficeT(sortableTexts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('kind') },
  })
  const style: CSSProperties = {
    // Moved, never scaled: things of different sizes keep theirs.
    transform: CSS.Translate.toString(transform),
    transition,
    ...(isDragging && {
      position: 'relative',
      zIndex: 2,
      background: 'var(--mantine-color-body)',
      boxShadow: 'var(--mantine-shadow-md)',
    }),
  }
  return { ref: setNodeRef, style, isDragging, handle: { ref: setActivatorNodeRef, ...attributes, ...listeners } }
}

/** @param label which thing it moves: 'Taşı: Kapadokya turu' */
export function DragHandle({ label, ...handle }: SortableItem['handle'] & { label: string }) {
  return (
    <button {...handle} type="button" className={classes.handle} aria-label={label} title={label}>
      <GripVertical size={18} aria-hidden="true" />
    </button>
  )
}

function downOnly({ transform }: Parameters<Modifier>[0]) {
  return { ...transform, x: 0 }
}
