/** The size of a file as people read it: in whole kB, from 1 MB on in MB, from 1 GB on in GB with one decimal. */
export function fileSize(bytes: number, lang: string): string {
  const megabytes = bytes / 1024 / 1024
  const inWords = (amount: number) => amount.toLocaleString(lang, { maximumFractionDigits: 1 })
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  return megabytes < 1024 ? `${inWords(megabytes)} MB` : `${inWords(megabytes / 1024)} GB`
}
