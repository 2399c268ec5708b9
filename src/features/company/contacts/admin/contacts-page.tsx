import { Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { ListSection } from '#src/base/admin-kit/list/list-section.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { OfficeContact } from '../contacts.admin.schema.ts'
import { contactsAdminPath as path } from '../contacts.links.ts'
import type { Route } from './+types/contacts-page'
import { contactTexts, sectionTexts } from './contact.strings.ts'
import { contactsScreen } from './contact-form.tsx'
import { ContactPreview } from './contact-preview.tsx'

const sections = Object.keys(sectionTexts) as OfficeContact['section'][]

export const clientLoader = () => officeApi().get<OfficeContact[]>(path)

export default function ContactsPage({ loaderData: contacts }: Route.ComponentProps) {
  const t = useOfficeT(contactTexts)
  const tSection = useOfficeT(sectionTexts)
  const languages = useOfficeLanguages()
  const [query, setQuery] = useSearchParams()
  const main = languages[0]!.abbr
  const lang = languages.find(({ abbr }) => abbr === query.get('lang'))?.abbr ?? main
  const { link, actions } = useRowEdits<OfficeContact>({
    path,
    update: `${contactsScreen}/update`,
    nameOf: ({ content_data }) => content_data,
    isNamedInBody: true,
  })
  const rowsOf = (section: string, of = lang) => contacts.filter((row) => row.section === section && row.lang === of)
  /** Mails to the agency are in the default language. */
  const notifiedRow = rowsOf('email', main)[0]?.id
  // The order of all entries is saved: the dragged ones take each other's places in it.
  const order = (ids: number[]) => {
    const next = [...ids]
    const all = contacts.map(({ id }) => (ids.includes(id) ? next.shift()! : id))
    return edit(officeApi(), 'PUT', `${path}/queue`, { queue: JSON.stringify(queueOf(all)) })
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Button
          component={Link}
          to={`${contactsScreen}/insert`}
          state={{ lang }}
          leftSection={<Plus size={16} aria-hidden="true" />}
        >
          {t('add')}
        </Button>
      </PageHead>
      <Stack gap="md">
        {languages.length > 1 && (
          <SegmentedControl
            aria-label={t('language')}
            value={lang}
            onChange={(abbr) => setQuery(abbr === main ? {} : { lang: abbr }, { replace: true })}
            data={languages.map(({ abbr, lang: name }) => ({ value: abbr, label: name }))}
            style={{ alignSelf: 'flex-start' }}
          />
        )}
        {sections.map((section) => (
          <ListSection
            key={`${section} ${lang}`}
            title={tSection(section)}
            {...(lang !== main &&
              rowsOf(section).length === 0 &&
              rowsOf(section, main).length > 0 && { note: t('fallback') })}
            rows={rowsOf(section)}
            nameOf={({ content_data }) => content_data}
            order={order}
            columns={[
              {
                key: 'content_data',
                title: t('content'),
                render: (contact) => (
                  <>
                    {link(contact, contact.content_data)}
                    {contact.name && (
                      <Text size="sm" c="dimmed">
                        {contact.name}
                      </Text>
                    )}
                    {contact.id === notifiedRow && (
                      <Text size="sm" c="dimmed">
                        {t('told_here')}
                      </Text>
                    )}
                  </>
                ),
              },
            ]}
            actions={actions}
            head={
              <Button
                component={Link}
                to={`${contactsScreen}/insert`}
                state={{ section, lang }}
                variant="subtle"
                size="compact-sm"
                aria-label={t('add_to', { section: tSection(section) })}
                leftSection={<Plus size={14} aria-hidden="true" />}
              >
                {t('add')}
              </Button>
            }
          />
        ))}
        <ContactPreview
          contacts={sections.flatMap((section) => {
            const own = rowsOf(section)
            return own.length > 0 ? own : rowsOf(section, main)
          })}
        />
      </Stack>
    </>
  )
}
