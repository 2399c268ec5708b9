import { ActionIcon, Chip, Collapse, Group, Input, Stack, Textarea, TextInput, VisuallyHidden } from '@mantine/core'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { DragHandle, useSortableItem } from '#src/base/admin-kit/list/sortable.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { TranslatedPair } from '#src/base/admin-kit/publishing/translated-pair.tsx'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { type DayValue, daysFromText, type PastedDay } from './programme.ts'
import { tourTexts } from './tour.strings.ts'
import classes from './tours.module.css'

const meals = ['kahvalti', 'ogle', 'aksam'] as const

type Part = 'title' | 'description' | 'overnight'

type Props = {
  id: number
  /** position, from 1 */
  n: number
  day: DayValue
  lang: string
  errorOf: (part: Part, lang: string) => ReactNode
  /** To be called when the text of a part is still right although the default language changed; undefined when it did not. */
  confirmOf: (part: Part) => (() => void) | undefined
  isOpen: boolean
  onToggle: () => void
  onChange: (day: DayValue) => void
  onRemove: () => void
  /** Called for a programme of several days that was pasted into the title. */
  onPasteDays: (lang: string, days: PastedDay[]) => void
}

/** One day: the title is visible, the rest is collapsed, so that many days can be reordered. */
export function ProgrammeDay({ id, n, day, lang, errorOf, confirmOf, isOpen, onToggle, ...props }: Props) {
  const { onChange, onRemove, onPasteDays } = props
  const t = useOfficeT(tourTexts)
  const body = useId()
  const item = useSortableItem(id)
  const tKit = useOfficeT(kitTexts)
  const { abbr: main, lang: mainName } = useOfficeLanguages()[0]!
  const changed = tKit('source_changed', { lang: mainName })
  const isPaired = lang !== main
  const textField = (part: Part, lang: string) => ({
    'aria-label': t(`day_${part}`, { n, lang: lang.toUpperCase() }),
    lang,
    value: String(day[`${part}_${lang}`] ?? ''),
    error: errorOf(part, lang),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...day, [`${part}_${lang}`]: currentTarget.value }),
  })
  /** The field of a part; in another language than the default one, both side by side. */
  const inLanguages = (part: Part, field: (lang: string) => ReactNode) => {
    const source = day[`${part}_${main}`] ?? ''
    const copy = () => onChange({ ...day, [`${part}_${lang}`]: source })
    return isPaired ? (
      <TranslatedPair
        field={t(`day_${part}`, { n, lang: lang.toUpperCase() })}
        source={field(main)}
        translation={field(lang)}
        copy={!isEmpty(source) && isEmpty(day[`${part}_${lang}`]) ? copy : undefined}
        confirm={confirmOf(part)}
      />
    ) : (
      field(lang)
    )
  }
  const isChangedInside = isPaired && (confirmOf('description') || confirmOf('overnight')) !== undefined
  const isShown = isOpen || Boolean(errorOf('description', lang) || errorOf('overnight', lang))
  return (
    <section ref={item.ref} style={item.style} className={classes.day} aria-label={t('day', { n })}>
      <div className={classes.dayHead}>
        <DragHandle {...item.handle} label={t('day_move', { n })} />
        <span className={classes.dayNumber}>{t('day', { n })}</span>
        <div className={classes.dayTitle ?? ''} data-part={`programme.${day.day}`}>
          {inLanguages('title', (each) => (
            <TextInput
              {...textField('title', each)}
              placeholder={t('title_short')}
              onPaste={(event) => {
                const pasted = daysFromText(event.clipboardData.getData('text/plain'))
                if (pasted.length < 2) return
                event.preventDefault()
                onPasteDays(each, pasted)
              }}
              {...(each === lang && { 'data-title': true })}
            />
          ))}
        </div>
        <Group gap={2} wrap="nowrap" className={classes.dayTools ?? ''}>
          {isChangedInside && !isShown && (
            <span className={classes.changed} title={changed}>
              <VisuallyHidden>{changed}</VisuallyHidden>
            </span>
          )}
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
          {inLanguages('description', (each) => (
            <Textarea
              label={t('description_short')}
              description={t('description_help')}
              {...textField('description', each)}
              autosize
              minRows={3}
              maxRows={14}
            />
          ))}
          {inLanguages('overnight', (each) => (
            <TextInput label={t('overnight_short')} {...textField('overnight', each)} />
          ))}
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
