import { Box, Group, SimpleGrid, Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { imagePath } from '#src/base/files/image.links.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { logoWidth } from '#src/features/agency/company.links.ts'
import classes from './look-preview.module.css'
import { companyTexts } from './settings.strings.ts'

type Look = { main: string; second: string }
const variables = ({ main, second }: Look) => ({ '--main': main, '--second': second }) as CSSProperties

/** Header and footer of the preview. */
const bar = { justify: 'space-between', wrap: 'nowrap', gap: '1rem', px: '1rem', py: '0.75rem' } as const

function Mark({ logo, name }: { logo: OfficeImage | null; name: string }) {
  return logo ? (
    <img src={imagePath(logo.file, logoWidth, 'webp')} alt="" className={classes.logo} />
  ) : (
    <strong className={classes.name}>{name}</strong>
  )
}

/** The logo where the site shows it: in the light header and in the dark footer. */
export function LogoPreview({ logo, ...look }: { logo: OfficeImage | null } & Look) {
  const t = useOfficeT(companyTexts)
  if (!logo) return null
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} mt="sm" style={variables(look)}>
      {(['light', 'dark'] as const).map((ground) => (
        <div key={ground}>
          <Text size="sm" c="dimmed" mb={4}>
            {t(ground === 'light' ? 'on_light' : 'on_dark')}
          </Text>
          <div className={ground === 'light' ? classes.light : classes.dark}>
            <Mark logo={logo} name="" />
          </div>
        </div>
      ))}
    </SimpleGrid>
  )
}

/** The icon on a browser's tab. */
export function IconPreview({ icon, name }: { icon: OfficeImage | null; name: string }) {
  if (!icon) return null
  return (
    <Group gap={8} mt="sm" w="14rem" maw="100%" px="0.75rem" py="0.5rem" className={classes.tab} wrap="nowrap">
      <img src={imagePath(icon.file, 320, 'webp')} alt="" width={16} height={16} />
      <Text size="sm" truncate>
        {name}
      </Text>
    </Group>
  )
}

/** Parts of the site in two colours, built by the rules of base/ui/app.css. */
export function SitePreview({ logo, name, ...look }: { logo: OfficeImage | null; name: string } & Look) {
  const t = useOfficeT(companyTexts)
  return (
    <div>
      <Text size="sm" c="dimmed" mt="md" mb={4}>
        {t('preview')}
      </Text>
      <div className={classes.site} style={variables(look)} aria-hidden="true">
        <Group {...bar} className={classes.header}>
          <Mark logo={logo} name={name} />
          <span>
            {t('p_menu')} · {t('p_menu2')}
          </span>
        </Group>
        <Box p="1rem" className={classes.body}>
          <span className={classes.badge}>{t('p_badge')}</span>
          <p className={classes.title}>{t('p_title')}</p>
          <p>
            {t('p_text')} <span className={classes.link}>{t('p_link')}</span>
          </p>
          <Group component="p" gap="0.5rem">
            <span className={classes.main}>{t('p_book')}</span>
            <span className={classes.second}>{t('p_call')}</span>
          </Group>
        </Box>
        <Group {...bar} className={classes.footer}>
          <span className={classes.heading}>{t('p_footer')}</span>
          <span>{name}</span>
        </Group>
      </div>
    </div>
  )
}
