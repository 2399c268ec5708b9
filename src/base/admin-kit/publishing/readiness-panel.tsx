import { Anchor, Badge, Collapse, Group, Paper, Switch, Text, Title, UnstyledButton } from '@mantine/core'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import { Dimmed } from '../show/dimmed.tsx'
import classes from './readiness.module.css'
import type { Check, LanguageState } from './readiness.ts'

export type Place = Pick<Check, 'field' | 'tab' | 'part'>

type Props = {
  states: readonly LanguageState[]
  checks: readonly Check[]
  /** Translations to look at again. */
  outdated: readonly Check[]
  /** What nobody has chosen, and visitors will read. */
  defaults: readonly Check[]
  isPublished: boolean
  /** Shows the place where a line can be mended. */
  goTo: (place: Place) => void
  hold: (lang: string, isHeld: boolean) => void
}

const colors = { public: 'teal', incomplete: 'orange', held: 'blue', empty: 'gray', inactive: 'gray' } as const

/** What is missing before publishing, and what visitors of each language see; it follows the form while it is filled in. */
export function ReadinessPanel({ states, checks, outdated, defaults, isPublished, goTo, hold }: Props) {
  const t = useOfficeT(kitTexts)
  const [isOpen, setOpen] = useState(true)
  const body = useId()
  const left = checks.filter(({ isDone }) => !isDone)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Paper component="section" aria-labelledby={`${body}-title`} withBorder p="sm" mb="md">
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Group gap="xs">
          <Title order={2} size="h5" id={`${body}-title`}>
            {t('readiness')}
          </Title>
          <Badge variant="light" tt="none" color={left.length === 0 ? 'teal' : 'orange'}>
            {left.length === 0 ? t('readiness_done') : t('readiness_left', { n: left.length })}
          </Badge>
        </Group>
        <UnstyledButton
          className={classes.toggle}
          aria-label={t('readiness')}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={18} />
        </UnstyledButton>
      </Group>
      <Collapse id={body} expanded={isOpen}>
        <ul className={classes.languages}>
          {states.map((state) => (
            <li key={state.abbr}>
              <Text size="sm" fw={600}>
                {state.lang}
              </Text>
              <StateBadge state={state} isPublished={isPublished} />
              {(state.state === 'public' || state.state === 'held') && (
                <Switch
                  size="xs"
                  label={t('hold', { lang: state.lang })}
                  checked={state.state === 'held'}
                  onChange={({ currentTarget }) => hold(state.abbr, currentTarget.checked)}
                />
              )}
            </li>
          ))}
        </ul>
        <Links checks={left} goTo={goTo} />
        <Links title={t('defaults')} checks={defaults} goTo={goTo} />
        {outdated.length > 0 && (
          <Links title={t('outdated', { lang: states[0]!.lang })} checks={outdated} goTo={goTo} />
        )}
      </Collapse>
    </Paper>
  )
}

type LinksProps = { title?: string; checks: readonly Check[] } & Pick<Props, 'goTo'>

function Links({ title, checks, goTo }: LinksProps) {
  const { lang } = usePreferences()
  return checks.length === 0 ? null : (
    <div className={classes.checks}>
      {title && <Dimmed>{title}</Dimmed>}
      <ul>
        {checks.map((check) => (
          <li key={check.key}>
            <Anchor component="button" type="button" size="sm" onClick={() => goTo(check)}>
              {check.label[lang]}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function StateBadge({ state: { state, missing }, isPublished }: { state: LanguageState; isPublished: boolean }) {
  const t = useOfficeT(kitTexts)
  const { lang } = usePreferences()
  const texts = {
    public: t(isPublished ? 'lang_public' : 'lang_will_be_public'),
    incomplete: t('lang_incomplete', { names: missing.map(({ label }) => label[lang]).join(', ') }),
    held: t('lang_held'),
    empty: t('lang_empty'),
    inactive: t('lang_inactive'),
  }
  return (
    <Badge variant="light" color={colors[state]} className={classes.state}>
      {texts[state]}
    </Badge>
  )
}
