import { Alert, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import type { Route } from './+types/personal-data-page'
import { EventsPart } from './events-part.tsx'
import { PersonFound } from './person-found.tsx'
import { personalDataPath, personPath } from './personal-data.links.ts'
import type { Destruction, Person } from './personal-data.schema.ts'
import { personTexts } from './personal-data.strings.ts'
import { RetentionPart } from './retention/retention-part.tsx'

export async function clientLoader() {
  return officeApi().get<Destruction>(personalDataPath)
}

/** Answers a person's request: what is kept, the file for the person, and erasing. Below, how long everything is kept. */
export default function PersonalDataPage({ loaderData: { events } }: Route.ComponentProps) {
  const t = useOfficeT(personTexts)
  const { revalidate } = useRevalidator()
  const [contact, setContact] = useState('')
  const { send, isBusy, errorOf, forget } = useSend(
    (answer) => answer.ok || answer.errors.contact || toastAnswer(answer),
  )
  // Kept here, not in the address: an address stays in the history of the browser.
  const [person, setPerson] = useState<Person | null>(null)
  const result = useRef<HTMLDivElement>(null)
  const asked = person?.contact
  useEffect(() => {
    if (asked) result.current?.focus()
  }, [asked])

  const find = (typed: string) => {
    forget()
    const onDone = (found: Person) => {
      setPerson(found)
      void revalidate()
    }
    void send<Person>('POST', personPath, { body: { contact: typed }, onDone, onRefused: () => setPerson(null) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(contact)
  }
  const findOther = (other: string) => {
    setContact(other)
    find(other)
  }

  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap="lg">
        <Paper withBorder p={{ base: 'md', sm: 'lg' }} radius="lg">
          <form onSubmit={submit} noValidate>
            <Group align="flex-start" gap="sm">
              <TextInput
                name="contact"
                label={t('contact')}
                description={t('contact_help')}
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                value={contact}
                onChange={(event) => setContact(event.currentTarget.value)}
                error={errorOf('contact')}
                autoComplete="off"
                spellCheck={false}
                style={{ flex: '1 1 18rem' }}
                maw="34rem"
              />
              <Button type="submit" mt={{ base: 0, xs: 25 }} loading={isBusy} leftSection={<Search />}>
                {t('search')}
              </Button>
            </Group>
          </form>
        </Paper>
        {person && (
          <div ref={result} tabIndex={-1} style={{ outline: 'none' }}>
            {isEmpty(person) ? (
              <Alert title={t('none', { contact: person.contact })} color="gray">
                <Text size="sm">{t('none_help')}</Text>
              </Alert>
            ) : (
              <PersonFound
                key={person.contact}
                person={person}
                onOther={findOther}
                onErased={(left) => {
                  setPerson(left)
                  void revalidate()
                }}
              />
            )}
          </div>
        )}
        <RetentionPart />
        <EventsPart events={events} />
      </Stack>
    </>
  )
}

function isEmpty({ orders, seats, messages, mails, erased, is_staff, may_erase }: Person): boolean {
  return orders.length + seats.length + messages.length + mails + erased.length === 0 && !is_staff && !may_erase
}
