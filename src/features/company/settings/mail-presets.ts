/** Settings that a mail provider documents for SMTP clients. */
export type MailPreset = {
  key: 'google' | 'microsoft' | 'yandex' | 'hosting' | 'amazon'
  /** `{domain}`: that of the sender's address, at providers that give each customer a name of its own */
  host: string
  port: number
  security: 'tls' | 'starttls'
}

/**
 * Sources: support.google.com/a/answer/176600, learn.microsoft.com (SMTP AUTH client submission), yandex.com/support/yandex-360 (mail clients),
 * docs.aws.amazon.com/ses (SMTP endpoints). `hosting` is what cPanel and Plesk set up, as most Turkish hosting companies use them.
 */
export const mailPresets: readonly MailPreset[] = [
  { key: 'google', host: 'smtp.gmail.com', port: 465, security: 'tls' },
  { key: 'microsoft', host: 'smtp.office365.com', port: 587, security: 'starttls' },
  { key: 'yandex', host: 'smtp.yandex.com', port: 465, security: 'tls' },
  { key: 'hosting', host: 'mail.{domain}', port: 465, security: 'tls' },
  { key: 'amazon', host: 'email-smtp.eu-central-1.amazonaws.com', port: 465, security: 'tls' },
]

/**
 * Values of the form for a preset.
 * @param address of the sender
 * @param typed name of the server, which stays where the address has no domain to make one of, unless it is another provider's
 */
export function valuesOfPreset({ host, port, security }: MailPreset, address: string, typed: string) {
  const domain = address.split('@')[1]?.trim() ?? ''
  const isOpen = host.includes('{domain}') && domain === ''
  const kept = [null, 'hosting'].includes(presetOfHost(typed)) ? typed : ''
  const mail_host = isOpen ? kept : host.replace('{domain}', domain)
  return { mail_host, mail_port: port, mail_security: security }
}

/** The preset whose server a host is; null for another one. */
export function presetOfHost(host: string): MailPreset['key'] | null {
  const name = host.trim().toLowerCase()
  if (/^email-smtp\.[a-z0-9-]+\.amazonaws\.com$/.test(name)) return 'amazon'
  const found = mailPresets.find((preset) => preset.host === name)
  return found?.key ?? (/^mail\.[a-z0-9-]+\./.test(name) ? 'hosting' : null)
}
