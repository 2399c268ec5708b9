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
import { sortableTexts } from './sortable.strings.ts'
import { announcementsOf } from './sortable-announcements.ts'

const layouts = {
  rows: { strategy: verticalListSortingStrategy, modifiers: [downOnly] },
  grid: { strategy: rectSortingStrategy, modifiers: [] },
}

type Props = {
  /** in display order */
  ids: readonly number[]
  /** Receives the new order. Update `ids` synchronously, else the item jumps back. */
  onReorder: (ids: number[]) => void
  layout: keyof typeof layouts
  children: ReactNode
}

/**
 * A list that staff reorder by mouse, touch or keyboard, with a DragHandle per item. Put it around a whole table, because
 * it adds elements.
 */
export function Sortable({ ids, onReorder, layout, children }: Props) {
  const t = useOfficeT(sortableTexts)
  const { lang } = usePreferences()
  const isCalm = useReducedMotion()
  const { strategy, modifiers } = layouts[layout]
  const sensors = useSensors(
    // Distinguishes a drag from a click.
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
  /** for the moving element: <tr ref={item.ref} style={item.style}> */
  ref: (element: HTMLElement | null) => void
  style: CSSProperties
  isDragging: boolean
  /** for its <DragHandle {...item.handle} label=…> */
  handle: Omit<ComponentProps<'button'>, 'children'>
}

export function useSortableItem(id: number): SortableItem {
  const t = useOfficeT(sortableTexts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('kind') },
  })
  const style: CSSProperties = {
    // Translate without scale: items of different sizes keep theirs.
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

/** @param label names the item: 'Taşı: Kapadokya turu' */
export function DragHandle({ label, ...handle }: SortableItem['handle'] & { label: string }) {
  return (
    <button {...handle} type="button" className={classes.handle} aria-label={label} title={label}>
      <GripVertical size={18} />
    </button>
  )
}

function downOnly({ transform }: Parameters<Modifier>[0]) {
  return { ...transform, x: 0 }
}
