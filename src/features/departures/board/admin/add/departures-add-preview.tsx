import { Fieldset, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange, formatWeekday } from '#src/base/dates.ts'
import { endOf, type Plan } from '../../departures.rules.ts'
import classes from '../departures.module.css'
import { departuresAddTexts } from './departures-add.strings.ts'

/** Which of the chosen days become departures, and which are skipped. @param days length of the tour */
export function AddPreview({ plan: { made, skipped, refused }, days }: { plan: Plan; days: number }) {
  const t = useOfficeT(departuresAddTexts)
  const { lang } = usePreferences()
  const shown = [...made, ...skipped, ...refused].sort()
  return (
    <Fieldset legend={t('preview')}>
      <div role="status">
        {made.length > 0 && (
          <Text fw={600}>
            {t('made', { n: made.length })} ({t('length', { n: days })})
          </Text>
        )}
        {skipped.length > 0 && <Text size="sm">{t('skipped', { n: skipped.length })}</Text>}
        {refused.length > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('refused', { n: refused.length })}
          </Text>
        )}
        {shown.length === 0 && <Text c="dimmed">{t('nothing_yet')}</Text>}
      </div>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <ul className={classes.preview} tabIndex={0} aria-label={t('preview')}>
          {shown.map((day) => (
            <li key={day} data-left-out={!made.includes(day) || undefined}>
              <span>{formatDayRange(day, endOf(day, days), lang)}</span>
              <small>{skipped.includes(day) ? t('has_one') : formatWeekday(day, lang)}</small>
            </li>
          ))}
        </ul>
      )}
    </Fieldset>
  )
}
