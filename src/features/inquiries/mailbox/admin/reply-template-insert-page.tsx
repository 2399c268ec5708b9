import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { replyTemplatesScreen as list, replyTemplatesApiPath as path } from '../mailbox.links.ts'
import { replyTemplateTexts } from './reply-template.strings.ts'
import { replyTemplateTabs } from './reply-template-form.ts'

export default function ReplyTemplateInsertPage() {
  const t = useOfficeT(replyTemplateTexts)
  const tabs = replyTemplateTabs(useOfficeLanguages())
  return (
    <InsertScreen list={list} path={path} tabs={tabs} isPlain title={t('insert_title')} update={`${list}/update`} />
  )
}
