/**
 * `npm run office -- <command>`: what the operator seldom does on the machine. What follows the command is its own; without a
 * command, or with `--help`, it lists them.
 */

/** @property what in Turkish and in English */
type Command = { file: string; usage?: string; what: readonly [tr: string, en: string] }

const commands: Record<string, Command> = {
  demo: {
    file: './demo.ts',
    what: ['boş sunucuya deneme acentasını kurar', 'puts the demo agency on an empty server'],
  },
  'demo:remove': {
    file: './remove-demo.ts',
    usage: '[--yes]',
    what: ['deneme acentasını kaldırır', 'takes the demo agency away'],
  },
  'files:move': {
    file: './move-files.ts',
    usage: 'to-store | to-folder',
    what: ['dosyaları depoya ya da geri kopyalar', 'copies all files into the bucket, or back'],
  },
  'keys:rotate': {
    file: './rotate-keys.ts',
    what: ['sızan bir yedekten sonra anahtarları değiştirir', 'new keys, after a backup leaked'],
  },
  'factors:reset': {
    file: './reset-factors.ts',
    usage: '<e-mail>',
    what: ['kaybolan iki adımlı girişi sıfırlar', 'takes a lost second factor away'],
  },
}

const [name = '--help', ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  const lines = Object.entries(commands).map(
    ([each, { usage, what }]) =>
      `  npm run office -- ${[each, usage].filter(Boolean).join(' ')}\n      ${what.join(' / ')}`,
  )
  if (name !== '--help') console.error(`Böyle bir komut yok / there is no such command: ${name}`)
  console.info(lines.join('\n'))
  process.exit(name === '--help' ? 0 : 1)
}
// Each command reads its own arguments where the script's would be.
process.argv = [...process.argv.slice(0, 2), ...rest]
await import(command.file)

// A module, so that it may await at its top.
export {}
