import { List, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { kitTexts } from '../kit.strings.ts'
import { officeLang, textIn } from '../office-texts.ts'
import type { Check, LanguageState } from './readiness.ts'

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
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: t('publish_title'),
      centered: true,
      children: (
        <Stack gap="xs">
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
        </Stack>
      ),
      labels: { confirm: t('publish_yes'), cancel: t('cancel') },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })
}

function textOf({ state, missing }: LanguageState): keyof typeof kitTexts {
  if (state === 'inactive') return 'lang_inactive'
  return state === 'public' && missing.length > 0 ? 'publish_public_missing' : `publish_${state}`
}
