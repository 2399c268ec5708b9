import { useState } from 'react'
import { documentUpload } from '#src/base/files/uploads.links.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { FileField } from '#src/base/ui/controls/file-field.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { headPicturePath } from '#src/features/content/content.links.ts'
import type { HeadPicture } from '#src/features/content/content.schema.ts'
import { jobRequest } from '../inquiries.requests.ts'
import { emptyJob, jobProblems } from '../inquiries.rules.ts'
import type { Route } from './+types/careers-page'
import { loadNotice } from './form-load.ts'
import { KvkkNotice, MessageArea, SendBar, SenderFields, TextField, Tick } from './form-parts.tsx'
import { ReceivedCard } from './received-card.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

export const handle: PageHandle = { route_name: 'careers' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const [notice, cover] = await Promise.all([loadNotice(api), api.get<HeadPicture>(headPicturePath('careers'))])
  return { notice, cover }
}
export const loader = load
export const clientLoader = load

export default function CareersPage({ loaderData: { notice, cover } }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <Banner title={t('careers.title')} image={cover}>
        {t('careers.intro')}
      </Banner>
      <Container className="pb-16 pt-8 lg:pb-20 lg:pt-10">
        <div className="max-w-3xl">
          <JobFormCard notice={notice} />
        </div>
      </Container>
    </>
  )
}

function JobFormCard({ notice }: Pick<Route.ComponentProps['loaderData'], 'notice'>) {
  const t = useT()
  // The tab stores no file: after a reload it is chosen again.
  const [file, setFile] = useState<File | null>(null)
  const { state, form } = useInquiryForm({
    kind: 'human-resources',
    empty: emptyJob,
    find: (form) => jobProblems(form, file),
    request: (form) => {
      const fields = jobRequest(form)
      const payload = new FormData()
      for (const [name, value] of Object.entries(fields)) payload.set(name, value)
      if (file) payload.set('cv', file)
      const { name, size, lastModified } = file ?? {}
      return { payload, identity: JSON.stringify([fields, name, size, lastModified]) }
    },
  })
  if (state.received) {
    const again = () => {
      setFile(null)
      state.again()
    }
    return <ReceivedCard received={state.received} onAgain={again} />
  }
  return (
    <form
      {...form}
      className="relative grid gap-x-5 gap-y-4 rounded-card bg-white p-5 shadow-card sm:grid-cols-2 sm:p-8"
    >
      <TextField
        state={state}
        name="position"
        className="sm:col-span-2"
        hint={t('careers.position_hint')}
        autoComplete="organization-title"
        required
      />
      <SenderFields state={state} />
      <FileField
        className="sm:col-span-2"
        name="cv"
        label={t('inquiries.cv')}
        hint={t('careers.cv_hint', { n: documentUpload.maxMegabytes })}
        accept="application/pdf,.pdf"
        required
        file={file}
        onChoose={(chosen) => {
          setFile(chosen)
          state.change({ cv: chosen?.name ?? '' })
        }}
        error={state.problems.cv}
      />
      <MessageArea state={state} label={t('careers.message')} hint={t('careers.message_hint')} isOptional />
      <div className="space-y-5 sm:col-span-2">
        <Tick state={state} name="keep_consent" isOptional />
        <KvkkNotice notice={notice} />
        <SendBar state={state} label={t('careers.submit')} />
      </div>
    </form>
  )
}
