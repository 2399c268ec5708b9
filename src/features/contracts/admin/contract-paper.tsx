import { Typography } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import tables from '#src/base/admin-kit/text/tables.module.css'
import classes from './contract.module.css'
import { contractTexts } from './contract.strings.ts'

/** @param html sanitised: from the API or the editor */
export function ContractPaper({ html, lang }: { html: string; lang: string }) {
  const t = useOfficeT(contractTexts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable by keyboard
    <section className={`${classes.paper} ${tables.tables}`} tabIndex={0} aria-label={t('body')}>
      <Typography lang={lang}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </Typography>
    </section>
  )
}
