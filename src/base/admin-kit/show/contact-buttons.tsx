import { Button } from '@mantine/core'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { telHref, whatsAppHref, withCountry } from '#src/base/phone.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import classes from './show-parts.module.css'

/** Call, mail or write to a customer with the user's own programs. A missing or invalid contact has no button. */
export function ContactButtons({ phone, email, subject }: { phone: string; email: string; subject: string }) {
  const t = useOfficeT(kitTexts)
  const number = withCountry(phone)
  const ways = [
    phone !== '' && { text: t('call'), icon: <Phone />, href: telHref(phone) },
    email !== '' && {
      text: t('write_mail'),
      icon: <Mail />,
      href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
    },
    number && {
      text: 'WhatsApp',
      icon: <MessageCircle />,
      href: whatsAppHref(number),
      target: '_blank',
      rel: 'noreferrer',
      'aria-label': `WhatsApp (${t('new_window')})`,
    },
  ]
  return ways
    .flatMap((way) => way || [])
    .map(({ text, icon, ...link }) => (
      <Button key={text} component="a" variant="default" leftSection={icon} className={classes.contact} {...link}>
        {text}
      </Button>
    ))
}
