import type { ContactInformation } from '#src/features/agency/company.schema.ts'

type Line = { id: number; kind: 'telefon' | 'email'; name: string; content: string }

export type Office = {
  id: number
  name: string
  address: string
  lines: Line[]
  hours: string[]
  /** URL of the directions */
  directions: string | null
}

/** Groups contact entries by office: an entry belongs to the office whose address has the same name. Other entries have no office. */
export function contactsOf({ telefon, email, adres, shift, source_link }: ContactInformation): {
  offices: Office[]
  others: Line[]
} {
  const names = new Set(adres.map(({ name }) => name))
  const lines: Line[] = [
    ...telefon.map((item) => ({ ...item, kind: 'telefon' as const })),
    ...email.map((item) => ({ ...item, kind: 'email' as const })),
  ]
  const offices = adres.map(({ id, name, content }) => ({
    id,
    name,
    address: content,
    lines: lines.filter((line) => line.name === name),
    hours: shift.filter((item) => item.name === name).map((item) => item.content),
    directions: source_link.find((item) => item.name === name)?.content ?? null,
  }))
  return { offices, others: lines.filter(({ name }) => !names.has(name)) }
}
