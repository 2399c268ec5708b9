import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { entityWords } from '../audit/entity-words.ts'

/** What a record is, before its name. */
export default function DemoKind({ table }: { table: string }) {
  const { lang } = usePreferences()
  return `${entityWords[table]!.names[lang][0]}: `
}
