import { seal, unseal } from '#src/base/db/sealed.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { invalid } from '#src/base/errors.ts'
import { assertNotStale, changedForm, changesNothing } from '#src/base/http/endpoint/edits.server.ts'
import type { SentFields } from '#src/base/http/endpoint/form.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { guardMoney } from '#src/features/accounts/passwords/money-guard.commands.server.ts'
import { cardsKey } from './card-provider.queries.server.ts'
import { presentCardSettings } from './card-settings.queries.server.ts'
import { cardSettingsForm, type OfficeCardSettings } from './card-settings.schema.ts'
import { findCardSettings, lockCardSettings, updateCardSettings } from './card-settings.store.server.ts'
import { type CardKeyName, type CardProviderName, cardKeyNames, cardKeys, cardSettingsScreen } from './cards.links.ts'
import { repeatedRows } from './installments/installments.rules.ts'

/**
 * An empty key keeps the stored one. A provider can be chosen only with all of its keys. A new key needs the password again, and the
 * administrators are mailed.
 * @throws Failure 409 for a stale version, 422 at the missing key and for a wrong password; 429
 */
export async function changeCardSettings(
  services: Pick<Services, 'db' | 'settings' | 'limit' | 'now' | 'languages' | 'localize'>,
  staff: Staff,
  sent: SentFields,
): Promise<void> {
  const { db, settings } = services
  const secret = await cardsKey(db)
  const password = typeof sent.current_password === 'string' ? sent.current_password : ''
  const allow = await guardMoney(services, staff, password, {
    kind: 'card_keys_changed',
    facts: { money_provider: providersOfKeys(sent).join(', ') },
    screen: cardSettingsScreen,
  })
  await transaction(db, async (tx) => {
    const row = await lockCardSettings(tx)
    const before = await presentCardSettings(tx, row, settings)
    const form = changedForm(cardSettingsForm, { ...before, ...noKeys }, sent)
    assertNotStale(row, form.version)
    if (changesNothing(cardSettingsForm, { ...before, ...noKeys }, form)) return
    const typed = cardKeyNames.filter((name) => form[name] !== '')
    const stored = (name: CardKeyName) => row[name] && unseal(secret, row[name])
    if (typed.some((name) => form[name] !== stored(name))) await allow(tx)
    const needed = form.provider === 'none' ? [] : cardKeys[form.provider]
    for (const name of needed) if (form[name] === '' && row[name] === null) throw invalid(name, 'errors.required')
    assertRows(form)
    const { provider, is_test, max_installments, installments } = form
    await updateCardSettings(tx, {
      provider,
      is_test,
      max_installments,
      installments: JSON.stringify(installments),
      ...Object.fromEntries(typed.map((name) => [name, seal(secret, form[name])])),
      version: row.version + 1,
    })
    const after = await presentCardSettings(tx, await findCardSettings(tx), settings)
    const side = ({ provider, is_test, max_installments, installments, endings }: typeof before) => ({
      provider,
      is_test,
      max_installments,
      installments: installments.map(({ family, count, rate }) => `${family} ${count} %${rate}`.trim()),
      ...endings,
    })
    await record(tx, staff, {
      action: 'update',
      entity: 'card_settings',
      id: row.id,
      before: side(before),
      after: side(after),
    })
  })
}

/** The providers whose keys were typed, also one that is not chosen. */
function providersOfKeys(sent: SentFields): CardProviderName[] {
  const isTyped = (name: CardKeyName) => String(sent[name] ?? '').trim() !== ''
  return (Object.keys(cardKeys) as CardProviderName[]).filter((provider) => cardKeys[provider].some(isTyped))
}

/** @throws Failure 422 at a row with too many instalments, or a repeated row */
function assertRows({ installments, max_installments }: Pick<OfficeCardSettings, 'installments' | 'max_installments'>) {
  const wrong = installments.findIndex(({ count }) => count > max_installments)
  if (wrong >= 0) throw invalid(`installments.${wrong}.count`, 'office.installment_most')
  const [again] = repeatedRows(installments)
  if (again !== undefined) throw invalid(`installments.${again}.count`, 'office.installment_twice')
}

const noKeys = Object.fromEntries(cardKeyNames.map((name) => [name, '']))
