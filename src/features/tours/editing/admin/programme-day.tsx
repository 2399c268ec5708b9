import { ActionIcon, Chip, Collapse, Group, Input, Stack, Textarea, TextInput } from '@mantine/core'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { DragHandle, useSortableItem } from '#src/base/admin-kit/list/sortable.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { DayValue } from './programme.ts'
import { tourTexts } from './tour.strings.ts'
import classes from './tours.module.css'

const meals = ['kahvalti', 'ogle', 'aksam'] as const

type Props = {
  id: number
  /** position, from 1 */
  n: number
  day: DayValue
  lang: string
  errorOf: (part: 'title' | 'description' | 'overnight') => ReactNode
  isOpen: boolean
  onToggle: () => void
  onChange: (day: DayValue) => void
  onRemove: () => void
}

/** One day: the title is visible, the rest is collapsed, so that many days can be reordered. */
export function ProgrammeDay({ id, n, day, lang, errorOf, isOpen, onToggle, onChange, onRemove }: Props) {
  const t = useOfficeT(tourTexts)
  const body = useId()
  const item = useSortableItem(id)
  const textField = (part: 'title' | 'description' | 'overnight', maxLength: number) => ({
    'aria-label': t(`day_${part}`, { n, lang: lang.toUpperCase() }),
    lang,
    value: String(day[`${part}_${lang}`] ?? ''),
    error: errorOf(part),
    maxLength,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...day, [`${part}_${lang}`]: currentTarget.value }),
  })
  const isShown = isOpen || Boolean(errorOf('description') || errorOf('overnight'))
  return (
    <section ref={item.ref} style={item.style} className={classes.day} aria-label={t('day', { n })}>
      <div className={classes.dayHead}>
        <DragHandle {...item.handle} label={t('day_move', { n })} />
        <span className={classes.dayNumber}>{t('day', { n })}</span>
        <TextInput
          className={classes.dayTitle ?? ''}
          {...textField('title', 160)}
          placeholder={t('title_short')}
          data-title
        />
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('day_open', { n })}
            aria-expanded={isShown}
            aria-controls={body}
            onClick={onToggle}
          >
            {isShown ? <ChevronUp size={18} aria-hidden="true" /> : <ChevronDown size={18} aria-hidden="true" />}
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" size={36} aria-label={t('day_remove', { n })} onClick={onRemove}>
            <X size={16} aria-hidden="true" />
          </ActionIcon>
        </Group>
      </div>
      <Collapse id={body} expanded={isShown}>
        <Stack gap="sm" pt="sm">
          <Textarea
            label={t('description_short')}
            description={t('description_help')}
            {...textField('description', 4000)}
            autosize
            minRows={3}
            maxRows={14}
          />
          <TextInput label={t('overnight_short')} {...textField('overnight', 120)} />
          <Input.Wrapper labelElement="div" role="group" aria-label={t('day_meals', { n })}>
            <Chip.Group multiple value={day.meals} onChange={(next) => onChange({ ...day, meals: next })}>
              <Group gap="xs">
                {meals.map((meal) => (
                  <Chip key={meal} value={meal} size="sm">
                    {t(meal)}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </Input.Wrapper>
        </Stack>
      </Collapse>
    </section>
  )
}
