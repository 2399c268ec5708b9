import { List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TextState } from '#src/base/i18n/publishing.ts'
import { askConfirm } from '../confirm.tsx'
import type { OfficeText } from '../form/form-fields.ts'
import { kitTexts } from '../kit.strings.ts'
import type { OfficeLanguage } from '../office-languages.ts'
import { officeLang, textIn } from '../office-texts.ts'
import { type Check, type LanguageState, listedStates } from './readiness.ts'

/**
 * Before publishing: says what visitors of each language will see, and what else is missing. Asks only when a language is not
 * shown or a fact is missing.
 * @returns whether to publish
 */
export function confirmPublishing(states: readonly LanguageState[], checks: readonly Check[]): Promise<boolean> {
  const lang = officeLang()
  const t = textIn(kitTexts, lang)
  // Without a text in the default language the server refuses the save.
  if (states[0]?.state === 'empty') return Promise.resolve(true)
  const shown = states.filter(({ state }) => state !== 'inactive')
  const named = new Set(shown.flatMap(({ missing }) => missing.map(({ field }) => field)))
  const isOther = ({ isDone, key, field }: Check) => !isDone && !named.has(field ?? '') && !/^(texts|length)_/.test(key)
  const others = checks.filter(isOther)
  if (others.length === 0 && shown.every(({ state, missing }) => state === 'public' && missing.length === 0))
    return Promise.resolve(true)
  const namesOf = ({ missing }: LanguageState) => missing.map(({ label }) => label[lang]).join(', ')
  return ask(
    <>
      <List size="sm">
        {shown.map((state) => (
          <List.Item key={state.abbr}>{t(textOf(state), { lang: state.lang, names: namesOf(state) })}</List.Item>
        ))}
      </List>
      {others.length > 0 && (
        <>
          <Text size="sm">{t('publish_also')}</Text>
          <List size="sm">
            {others.map(({ key, label }) => (
              <List.Item key={key}>{label[lang]}</List.Item>
            ))}
          </List>
        </>
      )}
    </>,
  )
}

export type PublishedRow = { id: number; name: string; texts: readonly TextState[] }

/** Names of records in the dialog; the others are counted. */
const namedAtMost = 8

/**
 * The same before records of a list are published: names those that a language does not show.
 * @param labelOf label of a missing field, named as in the database
 */
export function confirmPublishingRows(
  rows: readonly PublishedRow[],
  languages: readonly OfficeLanguage[],
  labelOf: (field: string) => OfficeText,
): Promise<boolean> {
  const lang = officeLang()
  const t = textIn(kitTexts, lang)
  const [only] = rows
  if (only && rows.length === 1) return confirmPublishing(listedStates(only.texts, languages, labelOf), [])
  const listed = rows.map(({ id, name, texts }) => ({ id, name, states: listedStates(texts, languages, labelOf) }))
  const ofLanguages = languages
    .filter(({ active }) => active)
    .map(({ abbr, lang: name }) => ({
      abbr,
      name,
      hidden: listed.flatMap((row) => {
        const state = row.states.find((each) => each.abbr === abbr)!
        return state.state === 'public' ? [] : [{ ...row, state }]
      }),
    }))
  if (ofLanguages.every(({ hidden }) => hidden.length === 0)) return Promise.resolve(true)
  const reason = ({ state, missing }: LanguageState) =>
    t(`lang_${state}`, { names: missing.map(({ label }) => label[lang]).join(', ') })
  return ask(
    <List size="sm" spacing={6}>
      {ofLanguages.map(({ abbr, name, hidden }) => (
        <List.Item key={abbr}>
          {hidden.length === 0
            ? t('publish_public', { lang: name })
            : t('publish_hidden', { lang: name, n: hidden.length, total: rows.length })}
          {hidden.length > 0 && (
            <List size="sm" withPadding>
              {hidden.slice(0, namedAtMost).map((row) => (
                <List.Item key={row.id}>
                  {row.name} ({reason(row.state)})
                </List.Item>
              ))}
              {hidden.length > namedAtMost && (
                <List.Item>{t('publish_more', { n: hidden.length - namedAtMost })}</List.Item>
              )}
            </List>
          )}
        </List.Item>
      ))}
    </List>,
  )
}

function ask(children: ReactNode): Promise<boolean> {
  const t = textIn(kitTexts, officeLang())
  return askConfirm({ title: t('publish_title'), text: <Stack gap="xs">{children}</Stack>, yes: t('publish_yes') })
}

function textOf({ state, missing }: LanguageState): keyof typeof kitTexts {
  if (state === 'inactive') return 'lang_inactive'
  return state === 'public' && missing.length > 0 ? 'publish_public_missing' : `publish_${state}`
}
