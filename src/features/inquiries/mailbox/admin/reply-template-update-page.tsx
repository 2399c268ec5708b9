import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { replyTemplatesScreen as list, replyTemplatesApiPath as path } from '../mailbox.links.ts'
import type { ReplyTemplate } from '../reply-templates.schema.ts'
import { replyTemplateTabs } from './reply-template-form.ts'

export default function ReplyTemplateUpdatePage() {
  const tabs = replyTemplateTabs(useOfficeLanguages())
  return <UpdateScreen<ReplyTemplate> list={list} path={path} isPlain titleOf={({ name }) => name} tabs={() => tabs} />
}
