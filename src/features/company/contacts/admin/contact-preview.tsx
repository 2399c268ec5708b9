import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeContact } from '../contacts.admin.schema.ts'
import { contactTexts } from './contact.strings.ts'
import classes from './contact-preview.module.css'

const icons = { telefon: Phone, email: Mail, adres: MapPin, shift: Clock }

/** The entries of one language as footer and contact page arrange them. */
export function ContactPreview({ contacts }: { contacts: readonly OfficeContact[] }) {
  const t = useOfficeT(contactTexts)
  if (contacts.length === 0) return <Text c="dimmed">{t('preview_empty')}</Text>
  const of = (section: OfficeContact['section']) => contacts.filter((each) => each.section === section)
  const line = (contact: OfficeContact, hasName: boolean) => {
    const Icon = icons[contact.section as keyof typeof icons]
    return (
      <li key={contact.id}>
        <Icon size={16} aria-hidden="true" />
        <span>
          {hasName && contact.name && <small>{contact.name}</small>}
          {contact.content_data}
          {contact.section === 'adres' && linkOf(contact) && <u>{t('directions')}</u>}
        </span>
      </li>
    )
  }
  const linkOf = ({ name }: OfficeContact) => of('source_link').find((each) => each.name === name)
  const offices = of('adres')
  const others = [...of('telefon'), ...of('email')].filter(({ name }) => !offices.some((each) => each.name === name))
  return (
    <section aria-labelledby="contact-preview">
      <Title order={2} size="h4" mb="sm" id="contact-preview">
        {t('preview')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            {t('preview_footer')}
          </Text>
          <div className={`${classes.box} ${classes.footer}`}>
            <ul>{[...of('telefon'), ...of('email'), ...offices, ...of('shift')].map((each) => line(each, true))}</ul>
          </div>
        </div>
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            {t('preview_contact')}
          </Text>
          <div className={`${classes.box} ${classes.page}`}>
            {others.length > 0 && <ul>{others.map((each) => line(each, true))}</ul>}
            {offices.map((office) => (
              <Paper key={office.id} withBorder p="sm" mt="xs">
                {office.name && <Text fw={600}>{office.name}</Text>}
                <ul>
                  {[office, ...['telefon', 'email', 'shift'].flatMap((section) => of(section as 'telefon'))]
                    .filter(({ name }) => name === office.name)
                    .map((each) => line(each, false))}
                </ul>
              </Paper>
            ))}
          </div>
        </div>
      </SimpleGrid>
    </section>
  )
}
